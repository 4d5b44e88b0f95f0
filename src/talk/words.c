/* What the characters say of it: a row for each thing that is talked about, in the voice of each. */
#include "talk/facts.h"

#include "app/language.h"

/* TRANSLATORS: computer players speak at the table, each in his own way, to the player whose name is %s; a sentence
 * says no more than what has happened.  No form may tell whether the named player is a man or a woman. */
static const struct {
	uint8_t rank;
	const char *says[AI_EMBLEM_COUNT][TALK_VARIANTS];
} abouts[TALK_ABOUTS] = {
    [TALK_TIPPED] = {6,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("Hey, %s! That was mine!"),
                                                 N_("%s, you pushed me off! Now I sulk for a whole turn.")},
                         [AI_EMBLEM_SHEAF] = {N_("I sow, and %s reaps. So it goes."), N_("%s, that was my harvest.")},
                         [AI_EMBLEM_TOWER] = {N_("I lay the foundations, and %s moves in. Outrageous!"),
                                              N_("%s, my masons want a word with you.")},
                         [AI_EMBLEM_FOX] = {N_("Robbed! Me! By you, %s! Nobody tell my mother."),
                                            N_("Stolen from a thief. I take off my hat, %s.")},
                         [AI_EMBLEM_FALCON] = {N_("%s, that was mine. I do not forget."),
                                               N_("Outnumbered by you, %s. I have noted where.")},
                     }},
    [TALK_SHARED_CITY] = {5,
                          {
                              [AI_EMBLEM_DUCKLING] = {N_("%s, you moved into my city! Did you bring cake?"),
                                                      N_("Two of us in one city! I take the bed by the window.")},
                              [AI_EMBLEM_SHEAF] = {N_("%s, there is bread for two in my city. Just."),
                                                   N_("One more at my city’s table. Sit down, %s.")},
                              [AI_EMBLEM_TOWER] = {N_("%s, in my city guests carry stones."),
                                                   N_("Two masters on one building site, %s? Then hurry up.")},
                              [AI_EMBLEM_FOX] = {N_("%s, through my own gate! That was neat, I must say."),
                                                 N_("A lodger in my city! I am usually the lodger, %s.")},
                              [AI_EMBLEM_FALCON] = {N_("Equal forces in my city, %s. I shall see to that."),
                                                    N_("You joined my city, %s. I had hoped you would not see it.")},
                          }},
    [TALK_SHARED_ROAD] = {5,
                          {
                              [AI_EMBLEM_DUCKLING] = {N_("%s is on my road! Shall we walk together?"),
                                                      N_("My road has traffic now!")},
                              [AI_EMBLEM_SHEAF] = {N_("My road is wide enough for two carts, %s."),
                                                   N_("Mind the potholes, %s. I know them all.")},
                              [AI_EMBLEM_TOWER] = {N_("%s, whoever uses my road helps to pave it."),
                                                   N_("Two on one road, %s. Keep to the right.")},
                              [AI_EMBLEM_FOX] = {N_("Two thieves on one road, %s. Who robs whom?"),
                                                 N_("You share my road, %s? I am flattered, and I count my purse.")},
                              [AI_EMBLEM_FALCON] = {N_("Now my road is yours as well, %s. An even match."),
                                                    N_("It is only a road, %s. I keep telling myself that.")},
                          }},
    [TALK_SHARED_FIELD] =
        {5,
         {
             [AI_EMBLEM_DUCKLING] = {N_("%s, lie down, the grass is soft here!"),
                                     N_("Two of us in my meadow! Can you make daisy chains?")},
             [AI_EMBLEM_SHEAF] = {N_("On my field, %s? That one touches the heart."),
                                  N_("Two scythes in one field. I would rather mow alone, %s.")},
             [AI_EMBLEM_TOWER] = {N_("%s, if you want my field, you help with the hay."),
                                  N_("Have a share of the field, %s. I live in town.")},
             [AI_EMBLEM_FOX] = {N_("So %s creeps into my field. I know that trick."),
                                N_("You found my field, %s. I had kept so quiet about it.")},
             [AI_EMBLEM_FALCON] = {N_("The field counts for both of us now, %s. I had planned for one."),
                                   N_("So you count fields, too, %s.")},
         }},
    [TALK_CLOSED] = {6,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("%s, now nothing in the whole pile fits into my gap!")},
                         [AI_EMBLEM_SHEAF] = {N_("No tile in the pile fits that gap of mine now. Stony ground, %s.")},
                         [AI_EMBLEM_TOWER] = {N_("%s, you left me a gap that no tile in the pile will fill.")},
                         [AI_EMBLEM_FOX] = {N_(
                             "A gap of mine that no tile fits any more. You play like me, %s, and I do not enjoy it.")},
                         [AI_EMBLEM_FALCON] = {N_("Nothing in the pile fits my gap now, %s. I have looked twice.")},
                     }},
    [TALK_FED] = {5,
                  {
                      [AI_EMBLEM_DUCKLING] = {N_("You finished it for me? You are the nicest, %s!"),
                                              N_("Points for me from %s! Is it my birthday?")},
                      [AI_EMBLEM_SHEAF] = {N_("Thank you for helping with the harvest, %s."),
                                           N_("%s brings in my crop. A good neighbour.")},
                      [AI_EMBLEM_TOWER] = {N_("%s sets my last stone. You may start on Monday."),
                                           N_("Thank you, %s. Solid work.")},
                      [AI_EMBLEM_FOX] = {N_("A present from %s! I pretend I never noticed."),
                                         N_("How kind, %s. Do that as often as you like.")},
                      [AI_EMBLEM_FALCON] = {N_("Thank you, %s. That saved me a tile."),
                                            N_("Your tile, my points. I like this arrangement, %s.")},
                  }},
    [TALK_SPLIT] = {5,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("We both got some! Let us do that again, %s!"),
                                                N_("Half the cake for you and half for me, %s!")},
                        [AI_EMBLEM_SHEAF] = {N_("One harvest, two lofts. Fair is fair, %s."),
                                             N_("Thank you, %s. What feeds two is well built.")},
                        [AI_EMBLEM_TOWER] = {N_("Built together, paid together. That is how I like it, %s."),
                                             N_("You set the last stone, %s, and we are both paid. Gladly again.")},
                        [AI_EMBLEM_FOX] = {N_("The same for you and for me, %s. So much honesty makes me nervous."),
                                           N_("You pay yourself, and me as well, %s? I like your manners.")},
                        [AI_EMBLEM_FALCON] = {N_("The same for both of us, %s. So nothing has happened."),
                                              N_("You earn, and so do I, %s. I can accept that.")},
                    }},
    [TALK_PASSED] = {5,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("%s, you ran past me! My legs are shorter."),
                                                 N_("Now %s is in front of me. I can see your back!")},
                         [AI_EMBLEM_SHEAF] = {N_("%s has gone past me. The year is long."),
                                              N_("Go ahead, %s. I walk slowly, but I walk far.")},
                         [AI_EMBLEM_TOWER] = {N_("%s overtakes me? To work, masons!"),
                                              N_("Enjoy the view from up there, %s. I am building a ladder.")},
                         [AI_EMBLEM_FOX] = {N_("Off you run with my lead, %s. I do love a chase."),
                                            N_("After you, %s. From behind one sees more.")},
                         [AI_EMBLEM_FALCON] = {N_("You lead, %s. I have made a note of it."),
                                               N_("First place is on loan to you, %s.")},
                     }},
    [TALK_TIE] = {4,
                  {
                      [AI_EMBLEM_DUCKLING] = {N_("%s and I have the same! Shall we stop here?"),
                                              N_("Same, same, %s! We are like two peas!")},
                      [AI_EMBLEM_SHEAF] = {N_("As much in your loft as in mine, %s."),
                                           N_("The scales stand still, %s. A good sight.")},
                      [AI_EMBLEM_TOWER] = {N_("Level, %s? Then I build one storey higher."),
                                           N_("Two walls of one height, %s. One could lay a beam across.")},
                      [AI_EMBLEM_FOX] = {N_("Neck and neck, %s. I like your points better than mine."),
                                         N_("The same for you and me, %s. Who blinks first?")},
                      [AI_EMBLEM_FALCON] = {N_("Level, %s. Not for long."), N_("Even, %s. I do not like loose ends.")},
                  }},
    [TALK_FIRST] = {4,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("Points, %s! I thought there were none in this box.")},
                        [AI_EMBLEM_SHEAF] = {N_("The first fruit of the year is yours, %s. It took its time.")},
                        [AI_EMBLEM_TOWER] = {N_("At last somebody finishes something, %s. I was getting worried.")},
                        [AI_EMBLEM_FOX] = {N_("The first points of the game, %s. I had my eye on those.")},
                        [AI_EMBLEM_FALCON] = {N_("%s opens the score. That was later than I had reckoned.")},
                    }},
    [TALK_BIG] = {4,
                  {
                      [AI_EMBLEM_DUCKLING] = {N_("Wow, %s! So many points!"), N_("Look at %s go!"),
                                              N_("%s, can you teach me that?")},
                      [AI_EMBLEM_SHEAF] = {N_("A fat harvest, %s. Well earned."), N_("That fills a granary, %s."),
                                           N_("%s, the sun shines on your acre.")},
                      [AI_EMBLEM_TOWER] = {N_("That was a proper piece of building, %s."),
                                           N_("Hm. Not bad, %s. Not bad at all."), N_("%s, I would hire you.")},
                      [AI_EMBLEM_FOX] = {N_("So many points, %s. Do keep an eye on them."),
                                         N_("I am green with envy, %s, and it does not suit me."),
                                         N_("Congratulations, %s. Through my teeth, but congratulations.")},
                      [AI_EMBLEM_FALCON] = {N_("Well played, %s. I do not say that often."),
                                            N_("A large sum, %s. I have written it down."),
                                            N_("Respect, %s. It hurts a little.")},
                  }},
    [TALK_LEAD] = {5,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("%s is in front now! How did you do that?"),
                                               N_("Everybody after %s, quick!")},
                       [AI_EMBLEM_SHEAF] = {N_("%s leads now. That was good seed."),
                                            N_("The tallest ear on the field is yours now, %s.")},
                       [AI_EMBLEM_TOWER] = {N_("%s stands on top. A fine view, I suppose?"),
                                            N_("You are the tallest tower now, %s.")},
                       [AI_EMBLEM_FOX] = {N_("%s leads. So that is where there is something to fetch."),
                                          N_("In front now, %s? Then I know whose gate to watch.")},
                       [AI_EMBLEM_FALCON] = {N_("%s leads. I have adjusted my plans."),
                                             N_("The lead is yours, %s. For the moment.")},
                   }},
    [TALK_BESIDE] = {4,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("Ooh, %s! That was cheeky!"),
                                                 N_("%s just walked in there! Without knocking!")},
                         [AI_EMBLEM_SHEAF] = {N_("%s, that was somebody’s bread."),
                                              N_("You have climbed over a neighbour’s fence, %s.")},
                         [AI_EMBLEM_TOWER] = {N_("%s builds on other people’s foundations. I lock my gates tonight."),
                                              N_("You save yourself the foundations, %s.")},
                         [AI_EMBLEM_FOX] = {N_("Beautifully done, %s. From one burglar to another."),
                                            N_("%s goes in by the back door. I thought that trick was mine.")},
                         [AI_EMBLEM_FALCON] = {N_("A bold entry, %s. I am glad it was not my door."),
                                               N_("Somebody else began that, %s. Efficient.")},
                     }},
    [TALK_CLOSE] = {6,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("The last tiles, and it is so close! My feathers stand on end.")},
                        [AI_EMBLEM_SHEAF] = {N_("The last sheaves, and hardly a grain between first and second.")},
                        [AI_EMBLEM_TOWER] = {N_("The roof is nearly on, and first and second are a brick apart.")},
                        [AI_EMBLEM_FOX] = {N_("Few tiles left, few points apart. Now it gets delicious.")},
                        [AI_EMBLEM_FALCON] = {N_("A handful of tiles, a handful of points. Nobody breathe.")},
                    }},
    [TALK_EMPTY] = {4,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("%s, all your people are out playing!"),
                                                N_("Your box is empty, %s! Not even one is left to wave!")},
                        [AI_EMBLEM_SHEAF] = {N_("Everybody out of the house, %s? Then who cooks?"),
                                             N_("All your people are at work, %s. A busy house.")},
                        [AI_EMBLEM_TOWER] = {N_("Nobody left at home, %s? I would lend you a mason. No, I would not."),
                                             N_("Your last one is out, %s. Now finish something.")},
                        [AI_EMBLEM_FOX] = {N_("Nobody at home any more, %s. Interesting."),
                                           N_("The cupboard is bare, %s. I looked.")},
                        [AI_EMBLEM_FALCON] = {N_("Your supply is empty, %s. I find that restful."),
                                              N_("That was your last one, %s. Now you have to wait.")},
                    }},
    [TALK_LAST] = {6,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("Only a handful of tiles! Can we not bake some more?"),
                                               N_("The pile is as small as me now!")},
                       [AI_EMBLEM_SHEAF] = {N_("The last rows of the field. Bring in what is ripe."),
                                            N_("The cart is nearly full. A few tiles more, then we go home.")},
                       [AI_EMBLEM_TOWER] = {N_("Hardly any tiles left. Close your roofs, everybody!"),
                                            N_("The last tiles are on the cart. No time for balconies now.")},
                       [AI_EMBLEM_FOX] = {N_("The sack is nearly empty. Now I look twice at every tile."),
                                          N_("Last tiles, last chances. I grow quite sentimental.")},
                       [AI_EMBLEM_FALCON] = {N_("A handful of tiles is left. I know which."),
                                             N_("The end is in sight. I leave nothing lying about now.")},
                   }},
    [TALK_I_EMPTY] = {4,
                      {
                          [AI_EMBLEM_DUCKLING] = {N_("All my people are out! It echoes in my box.")},
                          [AI_EMBLEM_SHEAF] = {N_("All of mine are out at work. How quiet the house is.")},
                          [AI_EMBLEM_TOWER] = {N_("My last mason is out. Now I need roofs, and soon.")},
                          [AI_EMBLEM_FOX] = {N_("My whole family is out stealing. I mean, working.")},
                          [AI_EMBLEM_FALCON] = {N_("My supply is empty. That was the plan. Mostly.")},
                      }},
    [TALK_CLOISTER] = {5,
                       {
                           [AI_EMBLEM_DUCKLING] = {N_("Your monastery is finished, %s! Now ring the bell, please!")},
                           [AI_EMBLEM_SHEAF] = {N_("Your monk’s garden is complete, %s. Patience pays.")},
                           [AI_EMBLEM_TOWER] = {N_("A monastery, finished all round, %s. Your monks stay dry now.")},
                           [AI_EMBLEM_FOX] = {N_(
                               "Your monk has finished praying, %s? I hope he put in a word for me.")},
                           [AI_EMBLEM_FALCON] = {N_("Nine tiles, %s. I counted along to the last.")},
                       }},
    [TALK_NEAR] = {4,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("%s is right behind me! I can hear your footsteps!"),
                                               N_("Help, %s is catching up with me!")},
                       [AI_EMBLEM_SHEAF] = {N_("You come close, %s. The path is wide enough for two."),
                                            N_("%s walks just behind me now. Good company.")},
                       [AI_EMBLEM_TOWER] = {N_("I hear hammering right below me, %s."),
                                            N_("You are one floor below me, %s. I build on.")},
                       [AI_EMBLEM_FOX] = {N_("I feel your breath on my tail, %s."),
                                          N_("A few points more and you have me, %s. I had better run.")},
                       [AI_EMBLEM_FALCON] = {N_("The gap is small now, %s. I have measured it."),
                                             N_("You come closer, %s. I am not asleep.")},
                   }},
    [TALK_GIVEN] = {3,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("You built on for me, %s? I could hug you!"),
                                                N_("Mine has grown, and it was you, %s!")},
                        [AI_EMBLEM_SHEAF] = {N_("Thank you, %s. What is mine grows, and you did the digging."),
                                             N_("A neighbour who helps to sow. Kind of you, %s.")},
                        [AI_EMBLEM_TOWER] = {N_("You carry stones to my site, %s? Come every day."),
                                             N_("Mine is larger now, thanks to you, %s. Good hands.")},
                        [AI_EMBLEM_FOX] = {N_("You make mine larger, %s? I say nothing, and smile."),
                                           N_("You feed the fox, %s. He wags his tail.")},
                        [AI_EMBLEM_FALCON] = {N_("Mine is larger by your tile, %s. Thank you."),
                                              N_("You build on what is mine, %s. On purpose?")},
                    }},
    [TALK_PASTURE] =
        {3,
         {
             [AI_EMBLEM_DUCKLING] = {N_("Your farmer lies right beside a city, %s! Can he hear the bells?"),
                                     N_("What a good place to lie down, %s! I would take a nap there.")},
             [AI_EMBLEM_SHEAF] = {N_("Your farmer lies well, %s. I could not have chosen better."),
                                  N_("A field with a city at its edge, %s. That feeds one in winter.")},
             [AI_EMBLEM_TOWER] = {N_("Your farmer lies where the kitchens are, %s."),
                                  N_("A finished city, and your farmer at its gate, %s. He will not go hungry.")},
             [AI_EMBLEM_FOX] = {N_("A soft spot for your farmer, %s. I had picked it for myself."),
                                N_("Your farmer sleeps and grows rich, %s. That is my kind of work.")},
             [AI_EMBLEM_FALCON] = {N_("That farmer lies well, %s. I wish I could say otherwise."),
                                   N_("A well-chosen field, %s. That one pays at the end.")},
         }},
    [TALK_GROWN] = {2,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("Your city is so big, %s! Does it end somewhere?"),
                                                N_("More and more houses, %s! Is there a cake shop?")},
                        [AI_EMBLEM_SHEAF] = {N_("It grows and grows, %s. Do not forget to bring it in."),
                                             N_("A large city, %s, and still open. I would look at the sky.")},
                        [AI_EMBLEM_TOWER] = {N_("Now that is what I call a city, %s. Go on!"),
                                             N_("A fine building site, %s. I wish it were mine.")},
                        [AI_EMBLEM_FOX] = {N_("How large your city gets, %s. And the gate still open."),
                                           N_("A big city, %s. So many windows, so few guards.")},
                        [AI_EMBLEM_FALCON] = {N_("A large city, and not yet finished, %s. Bold."),
                                              N_("I count the tiles of your city, %s. Sleep well.")},
                    }},
    [TALK_SMALL] =
        {1,
         {
             [AI_EMBLEM_DUCKLING] = {N_("Some points for you, %s! Small ones are sweet, too."),
                                     N_("Plink, plink, into your piggy bank, %s!")},
             [AI_EMBLEM_SHEAF] = {N_("A small basket, %s, but it is yours."),
                                  N_("Little by little the loft fills, %s.")},
             [AI_EMBLEM_TOWER] = {N_("A small job, %s, but a neat one."), N_("Every house begins with one brick, %s.")},
             [AI_EMBLEM_FOX] = {N_("Pocket money, %s? I never leave it lying, either."),
                                N_("You pick up the crumbs, %s. Clever people do.")},
             [AI_EMBLEM_FALCON] = {N_("Little, but certain, %s."), N_("A small sum, %s. I enter it all the same.")},
         }},
    [TALK_KEPT] = {1,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("Nobody wants to go out today, %s? Are they tired?"),
                                               N_("Your people stay in the box, %s? It is dark in there!"),
                                               N_("Only a tile, %s, and nobody new? I hope it is not lonely!")},
                       [AI_EMBLEM_SHEAF] = {N_("You keep your people at home, %s. Their day will come."),
                                            N_("No hurry, %s. One does not sow every day."),
                                            N_("You rest your people, %s. Rested horses pull better.")},
                       [AI_EMBLEM_TOWER] = {N_("Nobody on the new tile, %s? I am careful with my masons, too."),
                                            N_("Your people have a day off, %s? Mine never do."),
                                            N_("Only stones today, %s, and no people?")},
                       [AI_EMBLEM_FOX] = {N_("You put nobody there, %s? How very polite."),
                                          N_("Your people stay hidden, %s. I do that, too, before I pounce."),
                                          N_("Your hand stays shut, %s. I should like to see what is in it.")},
                       [AI_EMBLEM_FALCON] = {N_("You hold somebody back, %s. I wonder for what."),
                                             N_("A quiet turn, %s. Those I trust least."),
                                             N_("Nobody sent out, %s. A plan, or did you forget?")},
                   }},
    [TALK_FITS] = {2,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("It fits on all four sides, %s! Like a puzzle!"),
                                               N_("%s plugged the hole! Plop!")},
                       [AI_EMBLEM_SHEAF] = {N_("Not a furrow wasted, %s. All four sides."),
                                            N_("The hole is filled, %s. Now the cows stay in.")},
                       [AI_EMBLEM_TOWER] = {N_("Four sides, and every one sits. Clean work, %s."),
                                            N_("No gap, no draught. Thank you, %s.")},
                       [AI_EMBLEM_FOX] = {N_("Four neighbours and no quarrel, %s. How do you do it?"),
                                          N_("You closed the hole, %s. I had grown fond of it.")},
                       [AI_EMBLEM_FALCON] = {N_("Four edges, four matches. Tidy, %s."),
                                             N_("One hole less, %s. I like order.")},
                   }},
    [TALK_TINY] =
        {1,
         {
             [AI_EMBLEM_DUCKLING] = {N_("Such a tiny city, %s! Does anybody fit in?"),
                                     N_("A city for mice, %s! Squeak!")},
             [AI_EMBLEM_SHEAF] = {N_("A small city, %s, but a dry one."), N_("Two roofs, %s, and already a village.")},
             [AI_EMBLEM_TOWER] = {N_("Two tiles, %s? My oven is larger."),
                                  N_("You should have asked me, %s. I would have put a tower on it.")},
             [AI_EMBLEM_FOX] = {N_("Small and quick, %s. I would have done the same."),
                                N_("A pocket city, %s. I have just such pockets.")},
             [AI_EMBLEM_FALCON] = {N_("Two tiles and done. Modest, %s, but it counts."), N_("Short and certain, %s.")},
         }},
    [TALK_LONG] = {2,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("What a long road, %s! My feet hurt from looking.")},
                       [AI_EMBLEM_SHEAF] = {N_("A long way to market, %s, but it got you there.")},
                       [AI_EMBLEM_TOWER] = {N_("Now that is a road, %s. One could haul stones on it.")},
                       [AI_EMBLEM_FOX] = {N_("Such a long road, %s. So many places for an ambush.")},
                       [AI_EMBLEM_FALCON] = {N_("Tile by tile to the end, %s. I approve.")},
                   }},
    [TALK_MONK] =
        {1,
         {
             [AI_EMBLEM_DUCKLING] = {N_("Does your monastery have a bell, %s? Ding dong!"),
                                     N_("Is your monk allowed to sing, %s?")},
             [AI_EMBLEM_SHEAF] = {N_("A monk, %s? Ask for good weather while you are at it."),
                                  N_("A monastery garden, %s. They always grow the best onions.")},
             [AI_EMBLEM_TOWER] = {N_("At least somebody builds in stone, %s."),
                                  N_("A monastery, %s. Thick walls. I approve.")},
             [AI_EMBLEM_FOX] = {N_("I confess nothing to your monk, %s."),
                                N_("Does your monk keep bees, %s? I love honey.")},
             [AI_EMBLEM_FALCON] = {N_("A monastery wants nine tiles, %s. I count along."),
                                   N_("Your monk waits for eight neighbours, %s. So I know where you will build.")},
         }},
    [TALK_FARMER] =
        {1,
         {
             [AI_EMBLEM_DUCKLING] = {N_("%s has somebody in the grass. Say hello to the beetles!"),
                                     N_("Is your farmer asleep already, %s?")},
             [AI_EMBLEM_SHEAF] = {N_("A farmer, %s! Now we understand each other."),
                                  N_("%s goes into the fields. I had better mend my fence.")},
             [AI_EMBLEM_TOWER] = {N_("You cannot live in a field, %s."), N_("%s, hay is no building material.")},
             [AI_EMBLEM_FOX] = {N_("Into the grass, %s? And you thought nobody was looking."),
                                N_("%s lies down in the grass. I wonder what one hides there.")},
             [AI_EMBLEM_FALCON] = {N_("Your farmer is in my book now, %s."), N_("%s thinks of the end. So do I.")},
         }},
    [TALK_WALL] = {2,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("What was on the wall, %s? Show me!")},
                       [AI_EMBLEM_SHEAF] = {N_("%s takes one from the wall. Keep it dry.")},
                       [AI_EMBLEM_TOWER] = {N_("Careful, %s, that wall is holding something up!")},
                       [AI_EMBLEM_FOX] = {N_("A little something from the wall, %s? I saw that.")},
                       [AI_EMBLEM_FALCON] = {N_("A wall tile for %s. I keep a list.")},
                   }},
    [TALK_KEEP] = {2,
                   {
                       [AI_EMBLEM_DUCKLING] = {N_("What a house for your keep, %s! Is there a slide?")},
                       [AI_EMBLEM_SHEAF] = {N_("A roof for the keep, %s. One wants that in autumn.")},
                       [AI_EMBLEM_TOWER] = {N_("A decent house for a keep, %s. I have an eye for that.")},
                       [AI_EMBLEM_FOX] = {N_("So that is where %s lives.")},
                       [AI_EMBLEM_FALCON] = {N_("Your keep has moved, %s. I have measured the house.")},
                   }},
    [TALK_I_TIPPED] = {5,
                       {
                           [AI_EMBLEM_DUCKLING] = {N_("Oops, %s. Is that mine now?")},
                           [AI_EMBLEM_SHEAF] = {N_("I mow what stands, %s.")},
                           [AI_EMBLEM_TOWER] = {N_("I have moved in, %s. You may keep the cellar.")},
                           [AI_EMBLEM_FOX] = {N_("It was yours, %s. Past tense.")},
                           [AI_EMBLEM_FALCON] = {N_("I have the majority, %s. It is only arithmetic.")},
                       }},
    [TALK_I_SHARED] =
        {5,
         {
             [AI_EMBLEM_DUCKLING] = {N_("Hello, %s! Now we both live there."), N_("Is there room for me, too?")},
             [AI_EMBLEM_SHEAF] = {N_("The gate was open, %s."), N_("I only followed the furrow.")},
             [AI_EMBLEM_TOWER] = {N_("Thank you for the foundations, %s."), N_("Your wall, my roof.")},
             [AI_EMBLEM_FOX] = {N_("I live there now, too, %s. Do not be cross."),
                                N_("Such a fine house, and nobody at the door.")},
             [AI_EMBLEM_FALCON] = {N_("You left it open one tile too long, %s."), N_("I counted on you to begin it.")},
         }},
    [TALK_I_CLOSED] = {4,
                       {
                           [AI_EMBLEM_DUCKLING] = {N_("Oh no, %s! Now nothing in the pile fits there.")},
                           [AI_EMBLEM_SHEAF] = {N_("No tile in the pile fits your gap now, %s. Nothing personal.")},
                           [AI_EMBLEM_TOWER] = {N_("Bricked up, %s. The pile has no tile for that gap.")},
                           [AI_EMBLEM_FOX] = {N_("What a pity, %s: there is no tile in the pile for your gap.")},
                           [AI_EMBLEM_FALCON] = {N_("The pile has no tile for that gap, %s. I looked first.")},
                       }},
    [TALK_I_FED] = {4,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("Oh! Was that yours, %s? You are welcome!")},
                        [AI_EMBLEM_SHEAF] = {N_("There you are, %s. One helps one’s neighbour.")},
                        [AI_EMBLEM_TOWER] = {N_("I finished that one for you, %s. I send the bill.")},
                        [AI_EMBLEM_FOX] = {N_("Take it, %s, before I change my mind.")},
                        [AI_EMBLEM_FALCON] = {N_("Those points are yours, %s. I had my reasons.")},
                    }},
    [TALK_I_BIG] = {4,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("So many points! May I keep them all?"),
                                                N_("Look how the points come running!")},
                        [AI_EMBLEM_SHEAF] = {N_("A good year."), N_("The lofts are full.")},
                        [AI_EMBLEM_TOWER] = {N_("That is what I call building!"),
                                             N_("Stone upon stone: that adds up.")},
                        [AI_EMBLEM_FOX] = {N_("All mine. I count it twice, for the pleasure."),
                                           N_("I merely passed by, and it fell to me.")},
                        [AI_EMBLEM_FALCON] = {N_("As calculated."), N_("The sum is right.")},
                    }},
    [TALK_I_LEAD] = {5,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("I am in front! Look, quick, before it is over!"),
                                                 N_("First! I am first! I have to sit down.")},
                         [AI_EMBLEM_SHEAF] = {N_("In front, and nobody hurried me."),
                                              N_("I seem to be in front. The weather was kind.")},
                         [AI_EMBLEM_TOWER] = {N_("I am in front. The air is thinner up here."),
                                              N_("The highest roof is mine. Let me enjoy it.")},
                         [AI_EMBLEM_FOX] = {N_("In front. I tiptoed."),
                                            N_("I am in front? Then somebody left a gate open.")},
                         [AI_EMBLEM_FALCON] = {N_("I lead. Do go on."), N_("I am in front. I had expected it.")},
                     }},
    [TALK_KNIGHT] = {1,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("A knight, %s! Does he have a horse?"),
                                                 N_("I like your city, %s. May I look inside?"),
                                                 N_("Can your knight wave, %s? I am waving!")},
                         [AI_EMBLEM_SHEAF] = {N_("Somebody moves to town, %s? And who milks the cows?"),
                                              N_("Plant a pear tree behind the gate, %s. It takes years."),
                                              N_("A city, %s. I shall bring you eggs on Saturdays.")},
                         [AI_EMBLEM_TOWER] = {N_("Build that city large, %s. I come and inspect it."),
                                              N_("Walls first, %s, and flags later."),
                                              N_("A knight, %s? Give him a trowel as well as a sword.")},
                         [AI_EMBLEM_FOX] = {N_("Does your knight sleep at night, %s? I only ask."),
                                            N_("A city, %s. Do you count the silver spoons every evening?"),
                                            N_("A knight, %s. Does he carry the keys on his belt?")},
                         [AI_EMBLEM_FALCON] = {N_("I keep an eye on that city, %s. Two eyes."),
                                               N_("A knight, %s. I have written down where."),
                                               N_("I know what a finished city pays, %s. To the point.")},
                     }},
    [TALK_THIEF] =
        {1,
         {
             [AI_EMBLEM_DUCKLING] = {N_("Where does your road go, %s?"), N_("May I come along on your road, %s?")},
             [AI_EMBLEM_SHEAF] = {N_("A highwayman, %s? I count my hens."),
                                  N_("Roads bring guests, %s, and guests are hungry.")},
             [AI_EMBLEM_TOWER] = {N_("Who owns a road has to pave it, %s."), N_("A road, %s. Straight, I hope.")},
             [AI_EMBLEM_FOX] = {N_("My regards to your highwayman, %s. A colleague."),
                                N_("A fine road, %s. Purses travel on roads like that.")},
             [AI_EMBLEM_FALCON] = {N_("Small change adds up, %s. On roads, too."),
                                   N_("A road, %s. I know how long it may become.")},
         }},
    [TALK_HERALD] = {1,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("Does your herald have a trumpet, %s? Toot!")},
                         [AI_EMBLEM_SHEAF] = {N_("A herald, %s. Does he announce the weather as well?")},
                         [AI_EMBLEM_TOWER] = {N_("A path, %s? I would begin with the roof.")},
                         [AI_EMBLEM_FOX] = {N_("A herald, %s. They talk a lot. I listen a lot.")},
                         [AI_EMBLEM_FALCON] = {N_("A herald of yours, %s. I hear him.")},
                     }},
    [TALK_TOWER] = {1,
                    {
                        [AI_EMBLEM_DUCKLING] = {N_("Is your tower high, %s? Can you see the sea?")},
                        [AI_EMBLEM_SHEAF] = {N_("From a tower one sees the rain coming, %s.")},
                        [AI_EMBLEM_TOWER] = {N_("A tower, %s! Now we are talking.")},
                        [AI_EMBLEM_FOX] = {N_("A knight on the tower, %s. Does he ever look down?")},
                        [AI_EMBLEM_FALCON] = {N_("A tower for %s. I like a clear view, too.")},
                    }},
    [TALK_SQUIRE] = {1,
                     {
                         [AI_EMBLEM_DUCKLING] = {N_("Who lives in your house, %s? May I visit?")},
                         [AI_EMBLEM_SHEAF] = {N_("A squire in the house, %s. Has he wiped his feet?")},
                         [AI_EMBLEM_TOWER] = {N_("A house, %s. Make the roof steep.")},
                         [AI_EMBLEM_FOX] = {N_("A squire, %s? I must ask him about the silver.")},
                         [AI_EMBLEM_FALCON] = {N_("A house for %s. I count the rooms.")},
                     }},
    [TALK_MERCHANT] = {1,
                       {
                           [AI_EMBLEM_DUCKLING] = {N_("What does your merchant sell, %s? Sweets?")},
                           [AI_EMBLEM_SHEAF] = {N_("A merchant, %s. Does he pay fairly for eggs?")},
                           [AI_EMBLEM_TOWER] = {N_("A court, %s? Leave room for the scaffolding.")},
                           [AI_EMBLEM_FOX] = {N_("A merchant, %s? I love merchants.")},
                           [AI_EMBLEM_FALCON] = {N_("Your merchant stays to the end, %s. So do I.")},
                       }},
};

/* Whose words an expansion brings: its row, by the number among all. */
static const struct remark_words *remark_row(int number)
{
	for (int e = 0; e < expansion_words_count; number -= expansion_words_table[e++]->remark_count)
		if (number < expansion_words_table[e]->remark_count)
			return &expansion_words_table[e]->remarks[number];
	return NULL;
}

const char *talk_says(const struct talk_fact *fact, int character, int variant)
{
	int emblem = (int)ai_character(character)->emblem;

	if (fact->about != TALK_REMARK)
		return abouts[fact->about].says[emblem][variant];
	return variant < REMARK_VARIANTS ? remark_row(fact->remark)->says[emblem][variant] : NULL;
}

int talk_rank(const struct talk_fact *fact)
{
	return fact->about == TALK_REMARK ? RANK_REMARK : abouts[fact->about].rank;
}

/* What they say when all is counted: to who has won, or of those who have not to the best, rather a person; who has
 * not won a game that was broken off, to nobody. */
static const char
    *const lasts[TALK_LASTS][AI_EMBLEM_COUNT] =
        {
            [TALK_WON_CLOSE] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("I won? By a feather! You were so close, %s!"),
                    [AI_EMBLEM_SHEAF] = N_("By a grain of wheat, %s. It could have been your harvest."),
                    [AI_EMBLEM_TOWER] = N_("One brick higher than you, %s. It holds."),
                    [AI_EMBLEM_FOX] = N_("By a whisker, %s. Mine, luckily."),
                    [AI_EMBLEM_FALCON] = N_("That was close, %s. You cost me some sleep."),
                },
            [TALK_WON] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("I won? I won! Thank you for playing with me, %s!"),
                    [AI_EMBLEM_SHEAF] = N_("A good harvest. You worked well, too, %s."),
                    [AI_EMBLEM_TOWER] = N_("Built to last. Yours is not bad either, %s."),
                    [AI_EMBLEM_FOX] = N_("It was a pleasure, %s. Mostly mine."),
                    [AI_EMBLEM_FALCON] = N_("The count is correct. A good game, %s."),
                },
            [TALK_WON_ROUT] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("So many points! Was that me? You choose the next game, %s."),
                    [AI_EMBLEM_SHEAF] = N_("A year of plenty, %s. Next year it may hail on me."),
                    [AI_EMBLEM_TOWER] = N_("That one stands, %s. Shall I lend you my plans?"),
                    [AI_EMBLEM_FOX] = N_("I almost feel guilty, %s. Almost."),
                    [AI_EMBLEM_FALCON] = N_("A clear result, %s. I look forward to the return match."),
                },
            [TALK_SHARED] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("We both won, %s! Half a crown each!"),
                    [AI_EMBLEM_SHEAF] = N_("Level at the end, %s. The soil was fair to us both."),
                    [AI_EMBLEM_TOWER] = N_("Two towers of one height, %s. I can live with that."),
                    [AI_EMBLEM_FOX] = N_("We share first place, %s? I never learned to share."),
                    [AI_EMBLEM_FALCON] = N_("Equal points, %s. I count again, and then I congratulate you."),
                },
            [TALK_LOST_CLOSE] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("%s, you only just beat me! Again, again!"),
                    [AI_EMBLEM_SHEAF] = N_("A handful of grain short. Congratulations, %s."),
                    [AI_EMBLEM_TOWER] = N_("One row of bricks short. Congratulations, %s."),
                    [AI_EMBLEM_FOX] = N_("So close that I could smell it. Congratulations, %s."),
                    [AI_EMBLEM_FALCON] = N_("A few points, %s. I shall find them. Congratulations."),
                },
            [TALK_LOST] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("Well done, %s! That was fun. Again?"),
                    [AI_EMBLEM_SHEAF] = N_("Well farmed, %s. Next year, then."),
                    [AI_EMBLEM_TOWER] = N_("Nicely built, %s. Mine will be taller next time."),
                    [AI_EMBLEM_FOX] = N_("Well guarded, %s. I know the way now."),
                    [AI_EMBLEM_FALCON] = N_("Well played, %s. I shall look at every turn again."),
                },
            [TALK_LOST_ROUT] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("%s, you won by a mile! Can I be in your team?"),
                    [AI_EMBLEM_SHEAF] = N_("Hail on my fields, sun on yours. Bravo, %s."),
                    [AI_EMBLEM_TOWER] = N_("You build palaces, %s, and I build sheds. Congratulations."),
                    [AI_EMBLEM_FOX] = N_("Skinned to the whiskers. My compliments, %s."),
                    [AI_EMBLEM_FALCON] = N_("There is nothing to argue about, %s. Congratulations. I need a moment."),
                },
            [TALK_LOST_TOO] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("We lost together, %s, that is only half as sad! Again?"),
                    [AI_EMBLEM_SHEAF] = N_("No wreath for us two, %s. There is still soup."),
                    [AI_EMBLEM_TOWER] = N_("Next time we build higher, %s, you and I."),
                    [AI_EMBLEM_FOX] = N_("Somebody was quicker than we two, %s. Shall we be cross together?"),
                    [AI_EMBLEM_FALCON] = N_("Neither you nor I, %s. I shall look for the reason."),
                },
            [TALK_BROKEN] =
                {
                    [AI_EMBLEM_DUCKLING] = N_("Already over? There were so many tiles left!"),
                    [AI_EMBLEM_SHEAF] = N_("We stop before the harvest. The corn stays in the field."),
                    [AI_EMBLEM_TOWER] = N_("A building site, left as it is. That is hard for me."),
                    [AI_EMBLEM_FOX] = N_("We stop here? I was just about to do something clever."),
                    [AI_EMBLEM_FALCON] = N_("Stopped early. What is counted now proves nothing, either way."),
                },
};

/* What the second of one character says, where the first has just said how it ended for both. */
static const char *const seconds[][AI_EMBLEM_COUNT] = {
    {
        [AI_EMBLEM_DUCKLING] = N_("And me, too! %s, we are the crown twins!"),
        [AI_EMBLEM_SHEAF] = N_("The same harvest here, %s. Good soil."),
        [AI_EMBLEM_TOWER] = N_("My half of the roof is mine, %s."),
        [AI_EMBLEM_FOX] = N_("Then I take the other half, %s."),
        [AI_EMBLEM_FALCON] = N_("My sum is the same, %s. I accept it."),
    },
    {
        [AI_EMBLEM_DUCKLING] = N_("Me, too! %s, how did you do that?"),
        [AI_EMBLEM_SHEAF] = N_("I say the same as my neighbour. Congratulations, %s."),
        [AI_EMBLEM_TOWER] = N_("Two of us built, and %s lives on top. Congratulations."),
        [AI_EMBLEM_FOX] = N_("Two foxes, and the goose goes to %s. Congratulations."),
        [AI_EMBLEM_FALCON] = N_("Twice the thinking, and %s was better. Congratulations."),
    },
};

const char *talk_last_says(enum talk_last last, int character) { return lasts[last][ai_character(character)->emblem]; }

const char *talk_second_says(enum talk_last last, int character)
{
	return seconds[last != TALK_SHARED][ai_character(character)->emblem];
}
