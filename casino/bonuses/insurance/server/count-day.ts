import { assignGifts, daysAfter, fundOf, hadGifts, mostAmount, publishedGifts, type TermsRow } from '#casino/bonuses/bonuses/server/api.ts'
import { balanceOf, fundAccount, readGameResults, type PlayerResult } from '#casino/money/wallet/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { counted_after_ms, days_to_take, daysDue, daysToCount, insuredAmount, type Day } from '../rules.ts'
import { insertOffers, lockDay, notedDays, passDays, writeDay } from './store.ts'

const players_at_once = 500

/** What each of these results brings, as far as the fund holds it; whom play is closed for is not paid for having lost. */
const dueTo = async (tx: Tx, house: House, { document, id }: TermsRow, results: readonly PlayerResult[]) => {
  const lost = results.filter(({ staked, won }) => staked > won)
  const open = await withinAudience(tx, house, 'invitation', lost, ({ player_id }) => player_id)
  const left = new Map<string, bigint>()
  const due: { player_id: bigint; asset: string; amount_minor: bigint }[] = []
  for (const { player_id, currency: asset, staked, won } of open) {
    if (!isCurrency(asset)) continue
    const amount_minor = insuredAmount({ staked, won }, mostAmount(document, asset), asset)
    if (amount_minor === 0n) continue
    const stands = left.get(asset) ?? (await balanceOf(tx, fundAccount(fundOf(id), asset)))
    left.set(asset, stands)
    if (stands < amount_minor) {
      house.log.warn({ asset }, 'bonuses of insured days have run out')
      continue
    }
    left.set(asset, stands - amount_minor)
    due.push({ player_id, asset, amount_minor })
  }
  return due
}

/** Counts the next players of a day, once; false where there are none left. */
const countPage = (house: House, day: Day, terms: TermsRow): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const after = await lockDay(tx, day.name)
    if (after === null) return false
    const results = await readGameResults(tx, day, counted_after_ms, after, players_at_once)
    const till = daysAfter(house.clock.now(), days_to_take)
    const due = await dueTo(tx, house, terms, results)
    const made = await assignGifts(
      tx,
      house,
      terms,
      due.map((gift) => ({ ...gift, key: `insurance:${day.name}:${gift.player_id}`, take_by: till })),
    )
    if (made.length > 0)
      await insertOffers(
        tx,
        day.name,
        made.map(({ id, player_id, take_by }) => ({ bonus_id: id, player_id, till: take_by })),
      )
    const is_last = results.length < players_at_once
    await writeDay(tx, day.name, results.at(-1)?.player_id ?? after, is_last ? house.clock.now() : null)
    return !is_last
  })

/**
 * Counts the days that are over and were not counted yet (BO-005), of the last week, the oldest first: a share of what each player lost of
 * their own cash in games is promised to them as a bonus. Nothing where the licence forbids rewards for losses, or no terms are published:
 * a day that passes so is not insured, and is not counted later either. Nor is a day on which no terms were published, under later ones:
 * nobody was promised anything for it.
 */
export const countDays = async (house: House): Promise<void> => {
  const now = house.clock.now()
  const days = daysToCount(now)
  const due = daysDue(days, await notedDays(house.db, days[0]?.name ?? ''))
  const terms = house.jurisdiction.rewards_tied_to_losses ? await publishedGifts(house.db, 'insurance', now) : undefined
  if (!terms) {
    const passed = due.slice(0, -1).map(({ name }) => name)
    if (passed.length > 0) await passDays(house.db, passed, now)
    return
  }
  for (const day of due) {
    if (!(await hadGifts(house.db, 'insurance', day))) continue
    while (await countPage(house, day, terms)) {
      // Page by page.
    }
  }
  house.facts.wake()
}
