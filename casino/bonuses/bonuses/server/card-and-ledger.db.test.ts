import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { activeGrantOf } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { brandNames, brandOf, type BrandName } from '#kernel/brand/brand.ts'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { languages } from '#kernel/i18n/texts.ts'
import type { BonusView } from '../contract.ts'
import { amountForDeposit, isDepositBonus, leastDeposit } from '../rules.ts'
import type { BonusTerms } from '../terms.ts'
import { publish, stake, stands } from '../testing/offered-bonus.ts'
import { assignGifts, assignOffers } from './assign-bonuses.ts'
import { bonusView } from './bonus-views.ts'
import { demoTerms } from './demo-terms.ts'
import { giveForDeposit } from './deposit-bonuses.ts'
import { bonusesByIds, bonusesOfPlayer } from './store.ts'
import { takeBonus } from './take-bonus.ts'
import { termsById } from './terms-store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
})
afterAll(() => closeBalanced(t))

/** The numbers in words of any language, in whole units: 1 000,50 and 1,000.50 are the same. */
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d)[,\s](?=\d{3})/g, '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')))

/** The numbers of a line of the card. */
const numbersOf = ({ keyTerms }: BonusView, label: string): number[] => numbersIn(keyTerms.find((one) => one.label === label)?.text ?? '')

/** What is given where the giver says how much: one stake of bonus money, so that few rounds wager it. */
const given_minor = 2_000n

/** The bonus of these terms in the hands of a new player, not begun yet. */
const assigned = async (house: TestHouse['house'], document: BonusTerms) => {
  const terms = await termsById(house.db, await publish({ house }, document))
  if (!terms) throw new Error(`${document.slug} was not published`)
  const { player_id } = await registerPlayer(t)
  await inTransaction(house.db, async (tx) => {
    const { amount } = document
    const amount_minor = amount.kind === 'fixed' ? BigInt(amount.amounts.UAH) : given_minor
    if (document.trigger === 'gift')
      await assignGifts(tx, house, terms, [{ player_id, key: `card:${document.slug}`, asset: 'UAH', amount_minor }])
    else await assignOffers(tx, house, player_id, [terms])
  })
  const { open } = await bonusesOfPlayer(house.db, player_id, 1)
  const bonus_id = open[0]?.id ?? 0n
  const asking = { house, player_id, language: 'en' } as const
  return { document, player_id, bonus_id, asking, card: await bonusView(asking, Number(bonus_id)) }
}
type Assigned = Awaited<ReturnType<typeof assigned>>

/** It begins, with the least deposit that its card names where it asks for one; a kopeck less begins nothing. */
const begin = async ({ document, player_id, bonus_id, asking, card }: Assigned): Promise<void> => {
  const { house } = t
  if (!isDepositBonus(document)) {
    await takeBonus({ ...asking, bonus_id })
    return
  }
  const [least = 0] = numbersOf(card, 'Deposit')
  const deposit = (amount_minor: number) => ({
    payment_id: `card-${bonus_id}-${amount_minor}`,
    amount_minor,
    currency: 'UAH',
    bonus_id: Number(bonus_id),
  })
  expect(leastDeposit(document, 'UAH')).toBe(BigInt(least * 100))
  await inTransaction(house.db, (tx) => giveForDeposit(tx, house, player_id, deposit(least * 100 - 1)))
  expect((await bonusView(asking, Number(bonus_id))).status).toBe('assigned')
  await inTransaction(house.db, (tx) => giveForDeposit(tx, house, player_id, deposit(least * 100)))
}

const day_ms = 86_400_000

/** What the ledger holds of it is what the card said before and says now. */
const compare = async ({ document, player_id, bonus_id, asking, card }: Assigned): Promise<bigint> => {
  const [[row], grant, now] = [
    await bonusesByIds(t.house.db, [bonus_id]),
    await activeGrantOf(t.house.db, player_id),
    await bonusView(asking, Number(bonus_id)),
  ]
  if (!row?.amount_minor || !grant) throw new Error(`${document.slug} did not begin`)
  const amount = Number(row.amount_minor) / 100
  const gives = numbersOf(card, 'Bonus')
  if (isDepositBonus(document)) {
    const [percent = 0, most = 0] = gives
    expect(amount).toBe(((numbersOf(card, 'Deposit')[0] ?? 0) * percent) / 100)
    expect(amountForDeposit(document, 'UAH', 100_000_000n)).toBe(BigInt(most * 100))
  } else if (row.terms.trigger === 'gift') expect(gives[0]).toBe(amount)
  expect([numbersOf(now, 'Bonus')[0], Number(grant.balance_minor) / 100]).toEqual([amount, amount])
  const [multiple = 0] = numbersOf(card, 'Wagering')
  expect([Number(grant.required_minor) / 100, numbersOf(now, 'Wagering')]).toEqual([amount * multiple, [multiple, amount * multiple]])
  expect(numbersOf(card, 'Maximum stake')).toEqual([Number(grant.most_stake_minor) / 100])
  expect(numbersOf(card, 'What counts')).toEqual(Object.values(grant.contributions).toSorted((one, other) => other - one))
  const [take = 0, finish = 0] = numbersOf(card, 'Time')
  expect(row.take_by.getTime() - row.assigned_at.getTime()).toBe(take * day_ms)
  expect((row.finish_by?.getTime() ?? 0) - (row.applied_at?.getTime() ?? 0)).toBe(finish * day_ms)
  const { rows } = await sql<{ spins: number }>`
    select coalesce(sum(number * portions), 0)::int as spins from bonuses_free_spins.grants where player_id = ${player_id}`.execute(
    t.house.db,
  )
  expect(rows[0]?.spins).toBe(document.free_spins ? gives.at(-1) : 0)
  await compareWords({ document, player_id, bonus_id, asking, card })
  return row.amount_minor
}

/** What the long terms say, paragraph by paragraph, out of what the ledger and the free spins hold and the fund was given. */
const heldBy = async ({ document, player_id, bonus_id }: Assigned): Promise<number[]> => {
  const { rows } = await sql<{ multiple: number; most: number; counts: number[]; opposite: number; take: number; finish: number }>`
    select (g.required / g.amount)::int as multiple, (g.most_stake / 100)::int as most, g.most_opposite as opposite,
           array(select value::int from jsonb_each_text(g.contributions) order by value::int desc) as counts,
           extract(day from b.take_by - b.assigned_at)::int as take, extract(day from b.finish_by - b.applied_at)::int as finish
      from money_wallet.grants g join bonuses_bonuses.bonuses b on b.id = g.id where g.id = ${bonus_id}`.execute(t.house.db)
  const spins = await sql<{ number: number; portions: number; stake: number; games: number; days: number }>`
    select number, portions, stake::float8 / 100 as stake, cardinality(games) as games, days_to_play as days
      from bonuses_free_spins.grants where player_id = ${player_id}`.execute(t.house.db)
  const filled = await sql<{ budget: number }>`
    select sum(e.amount)::float8 / 100 as budget
      from bonuses_bonuses.bonuses b
      join money_wallet.accounts a on a.owner_id = 0 and a.purse = 'fund:bonus:' || b.terms_id and a.asset = 'UAH'
      join money_wallet.entries e on e.to_account = a.id and e.to_account > 0 and e.from_account < 0
     where b.id = ${bonus_id}`.execute(t.house.db)
  const [held] = rows
  if (!held) throw new Error(`the ledger knows no ${document.slug}`)
  return [
    held.multiple,
    ...held.counts,
    held.most,
    held.most,
    ...spins.rows.flatMap(({ number, portions, stake, games, days }) => [number, ...(portions > 1 ? [portions] : []), stake, games, days]),
    held.opposite,
    ...(document.most_won_multiple === null ? [] : [document.most_won_multiple]),
    held.take,
    held.finish,
    ...(document.most_balance ? [document.most_balance.UAH / 100] : []),
    filled.rows[0]?.budget ?? 0,
  ]
}

/** In each language the card has the numbers of the English one, and the long terms those that act. */
const compareWords = async (one: Assigned): Promise<void> => {
  const cards = await Promise.all(
    languages.map((language) => bonusView({ house: one.asking.house, player_id: one.player_id, language }, Number(one.bonus_id))),
  )
  const held = await heldBy(one)
  const numbers = ({ keyTerms }: BonusView): number[][] => keyTerms.map(({ text }) => numbersIn(text))
  const english = cards[languages.indexOf('en')]
  for (const [index, card] of cards.entries()) {
    const which = `${one.document.slug} ${languages[index]}`
    if (english) expect([which, ...numbers(card)]).toEqual([which, ...numbers(english)])
    expect([which, ...numbersIn(card.longTerms.join('\n').replace('stake the bonus once', '1'))]).toEqual([which, ...held])
  }
}

/** Wins far above its cap with the first stake of bonus money, is refused one above the most, and wagers it in stakes of the most. */
const wager = async ({ player_id, bonus_id, card }: Assigned, amount_minor: bigint): Promise<void> => {
  const most_minor = BigInt(numbersOf(card, 'Maximum stake')[0] ?? 0) * 100n
  const required = amount_minor * BigInt(numbersOf(card, 'Wagering')[0] ?? 0)
  const first = amount_minor < most_minor ? amount_minor : most_minor
  await stake(t, player_id, first, amount_minor * 30n + required)
  await expect(stake(t, player_id, most_minor + 1n)).rejects.toMatchObject({ code: 'bonus-stake-too-high' })
  const rounds = Number((required - first + most_minor - 1n) / most_minor)
  await Promise.all(Array.from({ length: rounds - 1 }, () => stake(t, player_id, most_minor)))
  const [row] = await bonusesByIds(t.house.db, [bonus_id])
  expect(row?.state).toBe('applied')
  await stake(t, player_id, most_minor)
}

/** The offers of a brand, begun and compared. What is asked of a deposit lately is shown elsewhere. */
const comparedOf = async (brand: BrandName) => {
  const jurisdiction = jurisdictionOf('open')
  const house = { ...t.house, brand: brandOf(brand), jurisdiction }
  const compared: { readonly one: Assigned; readonly amount_minor: bigint }[] = []
  for (const { deposit_within_days: _, ...document } of demoTerms(house.brand, jurisdiction)) {
    const one = await assigned(house, document)
    await begin(one)
    compared.push({ one, amount_minor: await compare(one) })
  }
  expect(compared.length).toBeGreaterThanOrEqual(14)
  return compared
}

const [home, ...others] = brandNames

test.each(others)(
  'every card of the brand %s says in three languages what the ledger holds, and so do its long terms: share, least and most, wagering, what counts, stake, time, free spins',
  async (brand) => void (await comparedOf(brand)),
)

test('every card of the base brand says what the ledger does: a stake above its most is refused, and once wagered its cap is cash', async () => {
  const played = []
  for (const { one, amount_minor } of await comparedOf(home)) {
    await wager(one, amount_minor)
    played.push({ ...one, amount_minor, held: (await stands(t, one.player_id, Number(one.bonus_id)))[1] ?? 0 })
  }
  await t.drain()
  for (const { document, player_id, bonus_id, card, amount_minor, held } of played) {
    const [cap] = numbersOf(card, 'Becomes cash')
    const most = cap === undefined ? held : document.trigger === 'gift' ? cap * 100 : cap * Number(amount_minor)
    expect(most).toBeLessThanOrEqual(held)
    expect([document.slug, ...(await stands(t, player_id, Number(bonus_id)))]).toEqual([document.slug, most, 0])
  }
})
