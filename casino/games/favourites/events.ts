import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player liked a game or took the like back. */
export const FavouriteToggled = defineFact(
  'games/favourites.favourite-toggled',
  Type.Object({ game_id: Type.Integer(), slug: Type.String(), is_favourite: Type.Boolean() }),
)
