import { drawById, fallsByIds } from '#casino/campaigns/draws/server/api.ts'
import { PotsMoved, PrizeFell } from '#casino/campaigns/draws/events.ts'
import { campaignsOfKind } from '#casino/campaigns/campaigns/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { currencies, exponentOf, isCurrency, type Currency } from '#kernel/money/currency.ts'
import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'
import { movedBy, publishState, type Told } from '#kernel/realtime/published-state.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { JackpotSevensMessage, JackpotsStatusMessage, PotSum } from '../contract.ts'
import { truncated } from '../rules.ts'
import { kind, lookOf, owner } from './find-jackpots.ts'
import { sumsOf } from './jackpot-view.ts'
import { winsOf } from './wins.ts'

const namespace = 'jackpots'
const channelOf = (currency: Currency): string => `${namespace}:${currency}`

/** `jackpots:UAH` is public: pots are on pages that everybody may read. */
export const potChannels: ChannelDeclaration = {
  namespace,
  allows: (channel) => Object.keys(currencies).some((currency) => channel === `${namespace}:${currency}`),
}

const sevensIds = async (house: House): Promise<ReadonlySet<number>> =>
  new Set(
    (await campaignsOfKind(house.db, kind)).flatMap(({ document, draws }) =>
      lookOf(document.settings) === 'sevens' ? [draws['main'] ?? 0] : [],
    ),
  )

const statusOf = (currency: Currency, jackpots: readonly PotSum[]): Publication => {
  const data: JackpotsStatusMessage = { currency, jackpots }
  return { channel: channelOf(currency), message: { type: 'jackpotsStatus', data } }
}

const sevensOf = (currency: Currency, { id, currentSum, revision }: PotSum): Publication => {
  const data: JackpotSevensMessage = { id, currency, amount: truncated(currentSum, exponentOf(currency)), revision }
  return { channel: channelOf(currency), message: { type: 'jackpotSevens', data } }
}

/** RTM-041, RTM-065: what stands in the pots that moved, at most once a second; in those of other contests too. */
export const potSums = publishState<string>('contests/jackpots.sums', {
  gather_ms: 1_000,
  movedBy: [movedBy(PotsMoved, ({ data: { draw_id, currency } }) => ({ key: `${draw_id}:${currency}` }))],
  read: async (house, moved) => {
    const sevens = await sevensIds(house)
    const told: Told<string>[] = []
    for (const { key } of moved) {
      const [id = '', currency] = key.split(':')
      const draw = await drawById(house.db, BigInt(id))
      if (!draw || !isCurrency(currency)) continue
      const sums = await sumsOf(house, [draw], currency)
      const own = sevens.has(Number(id)) ? sums.map((sum) => sevensOf(currency, sum)) : []
      told.push({ key, publications: [statusOf(currency, sums), ...own] })
    }
    return told
  },
})

/** RTM-065: whoever jackpot sevens fell to hears of it at once. */
export const pushes = [
  push(PrizeFell, async (facts, house) => {
    const sevens = await sevensIds(house)
    const own = facts.filter(({ data }) => data.owner === owner && sevens.has(data.draw_id))
    if (own.length === 0) return []
    const falls = await fallsByIds(
      house.db,
      own.map(({ data }) => data.fall_id),
    )
    const players = await playersByIds(house.db, [...new Set(falls.map(({ player_id }) => player_id))])
    const told: Publication[] = []
    for (const fall of falls) {
      const language = players.get(fall.player_id)?.language ?? house.brand.default_language
      const [win] = await winsOf({ house, language }, [fall])
      if (!win) continue
      const data: JackpotSevensMessage = { win }
      told.push({ channel: playerChannel(fall.player_id), message: { type: 'jackpotSevens', data } })
    }
    return told
  }),
]
