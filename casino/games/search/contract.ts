import { Type } from 'typebox'
import { GameCard, gamesPaging } from '#casino/games/lobby/contract.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug } from '#kernel/contract/schemas.ts'
import { most_name_length, search_limit } from './rules.ts'

/**
 * Games by tag, by name, or by both. A tag is the slug of a category, theme, provider or promotion, a kind, or one of `new`,
 * `live`, `demo`. A name may be mistyped, in any of the three languages, transliterated, or typed in the wrong layout.
 */
export const searchGames = endpoint({
  route: 'GET /rest/search/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    {
      // An emptied field sends an empty text; it asks for nothing and gets nothing.
      tag: Type.Optional(Type.Union([Slug, Type.Literal('')])),
      name: Type.Optional(Type.String({ maxLength: most_name_length })),
      ...gamesPaging(search_limit),
    },
    { additionalProperties: false },
  ),
  reply: countedPageReply(GameCard),
  rows: ['API-015', 'GA-016'],
  summary: 'Games by tag and name, tolerant of typing mistakes',
})
