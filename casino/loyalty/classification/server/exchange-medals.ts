import type { PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import { publishedTerms } from '#casino/bonuses/bonuses/server/api.ts'
import { takeFromShelf, type ShelfItem } from '#casino/campaigns/shelves/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refusedAs } from '#kernel/refusals/refused-as.ts'
import { refuse } from '../contract.ts'
import { medalAsset, medalIds } from '../rules.ts'
import { settingsOf } from './settings.ts'
import { inForce, owner, shelfOf } from './status.ts'

/** By which of our codes players are told what the shelf refuses. */
const codes = {
  'insufficient-funds': 'classification-few-medals',
  'shelves-given-out': 'classification-given-out',
  'shelves-had': 'classification-had',
  'shelves-play-closed': 'classification-play-closed',
} as const

/** Terms end on their own: a bonus that nobody could activate is not given for medals. */
const isGivenNow = async (tx: Tx, { by_currency }: ShelfItem): Promise<boolean> => {
  const slugs = new Set(Object.values(by_currency ?? {}).map(({ content }) => (content as { terms: string }).terms))
  const found = await Promise.all([...slugs].map((slug) => publishedTerms(tx, slug)))
  return found.every((terms) => terms?.document.trigger === 'gift')
}

interface Exchange {
  readonly player_id: bigint
  /** Of the medal. */
  readonly id: number
  /** Names the command: the same one exchanges once. */
  readonly key: string
}

/** API-057, VP-021: medals for the bonus that they stand for, in one transaction. Refusals: those of the endpoint. */
export const exchangeMedals = async (house: House, { player_id, id, key }: Exchange): Promise<PromisedPrize> => {
  const prize = await refusedAs(refuse, codes, () =>
    inTransaction(house.db, async (tx) => {
      const medal = medalIds.find((known) => known === id) ?? refuse('classification-medal-unknown', {}, 404)
      const found = await inForce(house, tx)
      if (!found?.is_open) return refuse('classification-closed')
      if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('classification-play-closed')
      const { document } = found.campaign
      const item = settingsOf(document).exchanges.find((one) => one.id === id) ?? refuse('classification-medal-unknown', {}, 404)
      if (!(await isGivenNow(tx, item))) return refuse('classification-closed')
      return takeFromShelf(tx, house, {
        shelf: shelfOf(found.campaign.id),
        item,
        asset: medalAsset(medal),
        player_id,
        count: 1,
        key,
        source: owner,
        title: { key: 'classification.exchange', values: { title: document.title } },
        is_taken: true,
      })
    }),
  )
  house.facts.wake()
  return prize
}
