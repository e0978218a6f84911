/** Keys of queries that show a player's tracks begin with it: they are read anew when a step is done. */
export const tracks_key = 'tracks'
