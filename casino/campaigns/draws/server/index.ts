import { readFile } from 'node:fs/promises'
import { RoundSettled } from '#casino/games/play/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, information } from '#kernel/slice.ts'
import { getDrawFairness, refuse } from '../contract.ts'
import { DrawClosed, DrawEnded, PotsMoved, PrizeFell } from '../events.ts'
import { drawOwners } from '../extensions.ts'
import { texts } from '../texts.ts'
import { closeDraw } from './close-draw.ts'
import { drawForRounds } from './draw-for-rounds.ts'
import { drawById } from './draw-store.ts'
import { fairDraws, fairnessDraws, lineOf } from './draw-view.ts'
import { fallsOf } from './fall-store.ts'
import { jobs, keepTime } from './keep-time.ts'

const script = new URL('../../../../scripts/verify-draws.py', import.meta.url)

export const slice = defineServerSlice({
  name: 'campaigns/draws',
  // What falls was fixed with the round: a second later it is as great a joy.
  gather_ms: 1_000,
  texts,
  routes: [
    handle(getDrawFairness, async ({ house, language, params, query }) => {
      const draw = (await drawById(house.db, params.id)) ?? refuse('draw-unknown', {}, 404)
      const [fair] = await fairDraws(house, language, [draw])
      const drawn = await fallsOf(house.db, draw.id, { after: BigInt(query.after ?? 0), limit: query.limit ?? 1_000 })
      return { data: { ...(fair as NonNullable<typeof fair>), drawn: drawn.map(lineOf) } }
    }),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  facts: [DrawEnded, DrawClosed, PotsMoved, PrizeFell],
  reactions: [
    on(RoundSettled, { from: 'deployment' }, drawForRounds),
    // The slice reacts to its own fact in log order, so that a draw is closed after the last round that counts.
    on(DrawEnded, { from: 'deployment' }, async (facts, tx, house) => {
      for (const { data } of facts) await closeDraw(tx, house, data.draw_id)
    }),
  ],
  jobs,
  start: keepTime,
  extensions: [drawOwners],
  components: {
    'fairness-draws': information(async ({ house, language }) => {
      const draws = await fairnessDraws(house, language)
      return draws.length === 0 ? null : { draws }
    }),
  },
  // For independent verification: a script in another language recomputes every draw.
  documents: (app) => {
    app.get('/fairness/verify-draws.py', { schema: { hide: true } }, async (_, reply) =>
      reply
        .header('content-type', 'text/x-python; charset=utf-8')
        .header('content-disposition', 'attachment; filename="verify-draws.py"')
        .send(await readFile(script)),
    )
  },
  personalData: {
    tables: {
      falls: {
        exported: ['draw_id', 'at', 'outcome', 'is_given', 'asset', 'amount_minor'],
        erased: { kept: 'What was drawn stays, so that a draw can be checked; whose it was is a number alone.' },
      },
    },
  },
})
