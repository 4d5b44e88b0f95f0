/*
 * list.h - the expansions, a line each, in the order of their hooks; included
 * with MODULE(name) meaning what is to be made of them.
 *
 * Shrines before the Count: losers go home before anybody enters.  Whoever
 * brings figures before the Count: who is in a quarter comes out of the supply.
 * Traders before the King: goods are paid first.
 */
/* clang-format off */
MODULE(river)
MODULE(carcassonne)
MODULE(new_land)
MODULE(shrines)
MODULE(abbot)
MODULE(inns)
MODULE(traders)
MODULE(count)
MODULE(king_robber)
/* clang-format on */
