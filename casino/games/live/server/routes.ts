import { hash } from 'node:crypto'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { countedPage } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { getLiveTable, getLiveTables, listLiveSlips, placeLiveBets, refuse, watchTables, type WholeTable } from '../contract.ts'
import { liveStakes, tableSlugs } from '../tables.ts'
import { lookSoon } from './floor.ts'
import { placeBets } from './place-bets.ts'
import { slipsOfPlayer, slipsOfRound } from './slip-store.ts'
import { floorView, rtpsOf, slipView, tableViews, titleOf } from './table-views.ts'
import { writeWatcher } from './table-store.ts'

/** Each open page sends this three times a minute. */
const watchesByVisitor = { name: 'live-watches-by-visitor', count: 120, window_s: 60 }

interface Reader {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint | null
}

/** One table, with the visitor's stakes and limits; 404 when it does not exist. */
export const wholeTable = async ({ house, language, player_id }: Reader, slug: string): Promise<WholeTable> => {
  if (!tableSlugs.includes(slug)) return refuse('live-table-unknown', {}, 404)
  const [table] = await tableViews(house, [slug])
  if (!table) return refuse('live-table-unknown', {}, 404)
  const player = player_id === null ? undefined : await playerById(house.db, player_id)
  const currency = player?.currency ?? house.brand.currency
  const { chips, most_minor } = liveStakes(currency, slug)
  const mine = player_id === null || !table.round ? [] : await slipsOfRound(house.db, BigInt(table.round.id), player_id)
  return {
    ...table,
    title: titleOf(slug, language),
    stakes: { currency, exponent: exponentOf(currency), chips: [...chips], most_minor },
    rtps: { ...rtpsOf(slug) },
    mine: mine.map((slip) => slipView(slip, language)),
  }
}

export const routes = [
  handle(getLiveTables, async ({ house, language }) => ({ data: await floorView(house, language) })),
  handle(getLiveTable, async ({ house, language, visitor, params }) => ({
    data: await wholeTable({ house, language, player_id: visitor.player_id }, params.slug),
  })),
  handle(watchTables, async ({ house, visitor, body }) => {
    await countTries(house, [[watchesByVisitor, visitor.session_id]])
    // Only the number of viewers is stored, not who they are.
    const name = hash('sha256', `live-watcher ${visitor.session_id}`, 'hex').slice(0, 32)
    await writeWatcher(house.db, name, body.slugs, house.clock.now())
    lookSoon(house)
    return {}
  }),
  handle(placeLiveBets, placeBets),
  handle(listLiveSlips, async ({ house, language, player_id, query }) => {
    const { limit = 20, offset = 0 } = query
    const { slips, total } = await slipsOfPlayer(house.db, player_id, limit, offset)
    return countedPage(
      slips.map((slip) => slipView(slip, language)),
      total,
      offset,
    )
  }),
]
