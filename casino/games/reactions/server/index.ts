import { countedPage } from '#kernel/contract/pages.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { createLike, getReactions, refuse } from '../contract.ts'
import { reactionSchemas, type ReactionSchema } from '../extensions.ts'
import { likes, reactions_limit } from '../rules.ts'
import { texts } from '../texts.ts'

const schemaOf = (house: House, name: string): ReactionSchema | undefined =>
  contributionsTo(house.slices, reactionSchemas).find(({ schema }) => schema === name)

export const slice = defineServerSlice({
  name: 'games/reactions',
  texts,
  extensions: [reactionSchemas],
  routes: [
    handle(createLike, async ({ house, player_id, body }) => {
      const schema = schemaOf(house, body.model_schema) ?? refuse('reactions-schema-unknown')
      await countTry(house, likes, String(player_id))
      const likesCount = (await schema.like(house, player_id, body.model_id)) ?? refuse('reactions-model-unknown', {}, 404)
      return { likesCount }
    }),

    handle(getReactions, async ({ house, language, params, query }) => {
      const schema = schemaOf(house, params.schema) ?? refuse('reactions-schema-unknown', {}, 404)
      const { limit = reactions_limit, offset = 0 } = query
      const { rows, total } = await schema.list({ house, language, limit, offset })
      return countedPage([...rows], total, offset)
    }),
  ],
  components: {
    // What others play calls to play.
    'games-reactions': invitation(async ({ house, language }) => {
      const games = await schemaOf(house, 'games')?.list({ house, language, limit: reactions_limit, offset: 0 })
      return { games: games?.rows ?? [] }
    }),
  },
})
