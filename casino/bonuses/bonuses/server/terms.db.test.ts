import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { fillFund, fundAccount } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { grant } from '#casino/bonuses/prizes/server/api.ts'
import { takePrize } from '#casino/bonuses/prizes/contract.ts'
import { messageOf, postWebhook } from '#casino/money/cash-desk/testing/sandbox.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { brandNames, brandOf } from '#kernel/brand/brand.ts'
import { jurisdictionNames, jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import { meanReturn } from '#engines/bonus/game-returns.ts'
import { playRound, type Purses } from '#engines/bonus/simulate.ts'
import { engineOf } from '#engines/registry.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import * as calls from '../contract.ts'
import { amounts, beginWith, depositWith, fundOfTerms, gift, offered, publish, stake, stands, welcome } from '../testing/offered-bonus.ts'
import type { BonusTerms } from '../terms.ts'
import { offersForGuests } from './bonus-views.ts'
import { faultsOfTerms, readTerms } from './check-terms.ts'
import { demoTerms } from './demo-terms.ts'
import { estimateWorths, worthOfTerms } from './estimate-worth.ts'
import { grantList, planList, readList } from './grant-list.ts'
import { slice } from './index.ts'
import { endTerms, publishTerms, settleTerms, writeDraft } from './publish-terms.ts'
import { newestTerms } from './terms-store.ts'
import { offerOf } from './terms-words.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ brand: 'king', pool_size: 16 })
})
afterAll(() => closeBalanced(t))

const anna = { actor: 'operator:anna', reason: 'a test' }
const day_ms = 86_400_000

test.each<[string, Partial<BonusTerms>, string]>([
  ['are meant for another brand', { brands: ['ua'] }, 'brands: they are not meant for king'],
  ['are meant for another licence', { jurisdictions: ['gb'] }, 'jurisdictions: they are not meant for open'],
  ['promise more than their budget holds', { budget: amounts(99_999) }, 'budget: UAH does not hold a single bonus'],
  ['leave out a game that is not there', { wagering: { ...welcome.wagering, excluded_games: ['no-such'] } }, 'games: there is no no-such'],
  ['count nothing', { wagering: { ...welcome.wagering, contributions: { slot: 0 } } }, 'wagering: nothing counts'],
  ['give a share of no deposit', { trigger: 'registration' }, 'amount: a share of a deposit goes with a deposit, and only with one'],
  ['follow themselves', { after: 'faulty' }, 'after: it follows terms of another slug, and a gift has a giver'],
  ['are over', { ends_at: '2026-11-30T00:00:00Z' }, 'dates: they end before they begin'],
])('terms that %s are not published, and nothing is set aside', async (_what, change, fault) => {
  await writeDraft(t.house, { ...welcome, slug: 'faulty', ...change })
  const outcome = await publishTerms(t.house, 'faulty', anna)
  expect('faults' in outcome ? outcome.faults : []).toContain(fault)
  expect((await newestTerms(t.house.db, 'faulty'))?.state).toBe('draft')
})

test('a licence that bounds wagering refuses more, and what no document has is refused', () => {
  const terms: BonusTerms = { ...welcome, wagering: { ...welcome.wagering, multiple: 11 } }
  const licensed = { ...t.house, jurisdiction: jurisdictionOf('gb') }
  expect(faultsOfTerms(t.house, terms)).toEqual([])
  expect(faultsOfTerms(licensed, terms)).toEqual(['wagering: this licence allows 10 times at most'])
  for (const change of [{ card_type: 'customCashback' }, { category: 'insurance' }, { category: 'risk' }] as const) {
    expect(faultsOfTerms({ ...t.house, jurisdiction: jurisdictionOf('ua') }, { ...gift, ...change })).toEqual([
      'category: this licence allows no reward for what was lost',
    ])
    expect(faultsOfTerms(t.house, { ...gift, ...change })).toEqual([])
  }
  expect(readTerms({ ...terms, colour: 'red' }).terms).toBeNull()
  expect(readTerms({ ...terms, budget: undefined }).terms).toBeNull()
})

test('the demo offers of every brand can be published under every licence', () => {
  for (const brand of brandNames)
    for (const jurisdiction of jurisdictionNames) {
      const house = { ...t.house, brand: brandOf(brand), jurisdiction: jurisdictionOf(jurisdiction) }
      const faults = demoTerms(house.brand, house.jurisdiction).flatMap((terms) => [
        ...(readTerms(terms).terms ? [] : ['no document']),
        ...faultsOfTerms(house, terms),
      ])
      expect([brand, jurisdiction, faults]).toEqual([brand, jurisdiction, []])
    }
})

test('a version keeps its document, and a bonus the version that it was given under', async () => {
  await publish(t, { ...welcome, slug: 'kept' })
  const { visitor } = await registerPlayer(t)
  const { id } = await offered(visitor, 'kept')
  await publish(t, { ...welcome, slug: 'kept', wagering: { ...welcome.wagering, multiple: 50 } })
  const version = await newestTerms(t.house.db, 'kept')
  await expect(
    sql`update bonuses_bonuses.terms set document = document || '{"days_to_take": 1}' where id = ${version?.id}`.execute(t.house.db),
  ).rejects.toThrow('keeps its document')
  // The offer of the old version is no longer to be had; what is offered now is the new one.
  expect(await beginWith(visitor, 20_000, id)).toMatchObject({ success: false })
  const fresh = await offered(visitor, 'kept')
  expect(fresh.calculationFields.wageringMultiple).toBe(50)
  await depositWith(t, visitor, 20_000, fresh.id)
  await publish(t, { ...welcome, slug: 'kept' })
  expect((await visitor.call(calls.getBonusInfo, { params: { id: fresh.id } })).body.data).toMatchObject({
    status: 'applied',
    progress: { required: 1_000_000 },
  })
  await endTerms(t.house, 'kept', anna)
})

test('API-108, EN-039: the info of a bonus has what the calculator needs, and each line of its card is what the ledger keeps to', async () => {
  await publish(t, { ...welcome, slug: 'card' })
  const { visitor } = await registerPlayer(t)
  const { id, keyTerms } = await offered(visitor, 'card')
  expect(keyTerms.length).toBeLessThanOrEqual(7)
  expect(keyTerms.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    '100 % від поповнення, до 1 000 ₴',
    'від 100 ₴',
    '2 × сума бонусу',
    'слоти 100 %, настільні ігри 10 %',
    '200 ₴, якщо в ній є бонусні гроші',
    'до 5 × сума бонусу',
    '30 днів, щоб узяти, і 7 днів, щоб відіграти',
  ])
  await depositWith(t, visitor, 20_000, id)
  const taken = (await visitor.call(calls.getBonusInfo, { params: { id } })).body.data
  expect(taken.keyTerms.map(({ text }) => text.replaceAll('\u00a0', ' '))).toContain('2 × сума бонусу, усього 400 ₴ ставками')
  expect(taken.progress).toMatchObject({ required: 40_000, mostStake: 20_000 })
  expect(taken).toMatchObject({ id, calculationFields: { percent: 100, most: 20_000, leastDeposit: 10_000, wageringMultiple: 2 } })
  expect((await visitor.call(calls.getBonusInfo, { params: { id: 999_999 } })).status).toBe(404)
  await endTerms(t.house, 'card', anna)
})

test('what was chosen with a deposit is kept, though others emptied the fund meanwhile; nobody chooses it any more then', async () => {
  await publish(t, { ...welcome, slug: 'scarce', budget: amounts(100_000) })
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  const [theirs, mine] = [await offered(one.visitor, 'scarce'), await offered(other.visitor, 'scarce')]
  const begun = await beginWith(other.visitor, 50_000, mine.id)
  await depositWith(t, one.visitor, 100_000, theirs.id)
  expect(await fundOfTerms(t, 'scarce')).toBe(0)
  const late = await registerPlayer(t)
  expect(await beginWith(late.visitor, 50_000, (await offered(late.visitor, 'scarce')).id)).toMatchObject({ success: false })
  const deposit = { payment_id: begun.data.payment?.id ?? '', token: begun.data.form?.paymentId ?? '' }
  await postWebhook(t, messageOf(deposit, 50_000))
  await t.drain()
  expect(await stands(t, other.player_id, mine.id)).toEqual([50_000, 50_000])
  await endTerms(t.house, 'scarce', anna)
})

test('what a version is worth is computed once, beside the requests, and told in a sentence of its own figures in every language', async () => {
  await publish(t, { ...gift, slug: 'worth', wagering: { ...gift.wagering, multiple: 5, contributions: { slot: 100 } } })
  const { visitor, player_id } = await registerPlayer(t)
  await grantList(t.house, 'worth', 'worth-1', [{ player_id, amount_minor: 50_000n }], anna)
  expect((await offered(visitor, 'worth')).worth).toBeNull()
  const terms = await newestTerms(t.house.db, 'worth')
  const figures = await worthOfTerms(t.house, terms?.document as BonusTerms, 'UAH')
  await estimateWorths(t.house)
  const { worth } = await offered(visitor, 'worth')
  const orchard = figures.find(({ game }) => game === 'golden-orchard')
  const row = worth?.games.find(({ title }) => title === engineOf('golden-orchard')?.names.uk)
  expect(row?.finish).toBe(Math.round((orchard?.finish ?? 0) * 100))
  expect(row?.ends).toBe(amountText(BigInt(Math.floor((orchard?.ends ?? 0) * 500)) * 100n, 'UAH', 'uk'))
  expect(worth?.text).toContain(row?.ends)
  expect(worth?.text).toContain('по 10\u00a0₴')
  for (const language of ['ru', 'en'] as const)
    expect(offerOf(gift, { house: t.house, language, currency: 'UAH', amount_minor: 50_000n, worth: figures }).worth?.text).toMatch(
      /\b100\b/,
    )
  await endTerms(t.house, 'worth', anna)
})

test('free spins count in what a bonus is worth: as cash beside it, or in its purse with the cap over both', async () => {
  const free_spins: NonNullable<BonusTerms['free_spins']> = {
    games: ['golden-orchard', 'old-lviv'],
    number: 20,
    portions: 5,
    days_to_play: 3,
    stake: amounts(200),
    wins: 'cash',
  }
  const plain = { ...gift, trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(50_000) } } as const
  const [none, cash, bonus] = await Promise.all([
    worthOfTerms(t.house, plain, 'UAH'),
    worthOfTerms(t.house, { ...plain, free_spins }, 'UAH'),
    worthOfTerms(t.house, { ...plain, free_spins: { ...free_spins, wins: 'bonus' } }, 'UAH'),
  ])
  expect(cash).toEqual(none)
  expect(bonus.every(({ ends }, place) => ends > (none[place]?.ends ?? 0))).toBe(true)
  const said = (terms: BonusTerms) =>
    offerOf(terms, { house: t.house, language: 'en', currency: 'UAH', amount_minor: null, worth: none }).worth?.spins
  // A hundred spins of 2 ₴ in the slot that returns the least of the two.
  const least = Math.min(...free_spins.games.map((slug) => meanReturn(engineOf(slug)!)))
  expect(said({ ...plain, free_spins })).toContain(amountText(BigInt(Math.floor(200 * least)) * 100n, 'UAH', 'en'))
  expect(said({ ...plain, free_spins: { ...free_spins, wins: 'bonus' } })).toContain('This includes 100 free spins')
  expect(said(plain)).toBeNull()
})

test('the ledger plays a bonus round for round as the simulated players of the estimate do', async () => {
  await publish(t, { ...welcome, slug: 'simulated' })
  const { visitor, player_id } = await registerPlayer(t)
  const { id } = await offered(visitor, 'simulated')
  await depositWith(t, visitor, 20_000, id)
  const rules = { required_minor: 40_000, contribution_percent: 100, most_stake_minor: 20_000, most_minor: 100_000 }
  let purses: Purses | null = { cash_minor: 20_000, bonus_minor: 20_000, wagered_minor: 0 }
  for (const [stake_minor, win_minor] of [
    [7_777, 0],
    [7_777, 3_333],
    [9_001, 8_009],
    [8_000, 1],
    [5_005, 12_345],
  ] as const) {
    purses = purses && playRound(purses, rules, { stake_minor, win_minor })
    await stake(t, player_id, BigInt(stake_minor), BigInt(win_minor))
    expect(await stands(t, player_id, id)).toEqual([purses?.cash_minor, purses?.bonus_minor])
  }
  const { progress } = (await visitor.call(calls.getBonusInfo, { params: { id } })).body.data
  expect(progress?.wagered).toBe(purses?.wagered_minor)
  await endTerms(t.house, 'simulated', anna)
})

test('a list is tried before it is given: who is left out, what it costs; given twice it gives once, and never more than the fund holds', async () => {
  await publish(t, { ...gift, slug: 'list', budget: amounts(100_000) })
  const players = [await registerPlayer(t), await registerPlayer(t)]
  const lines = readList(players.map(({ player_id }) => `${player_id},30000`).join('\n') + '\n999999999\n')
  const { report, faults } = await planList(t.house, 'list', 'spring', lines)
  expect([report, faults]).toEqual([
    '2 players; left out: 1 unknown, 0 who may not be invited to play now\nUAH: 2 bonuses, 60000 of 100000 minor units in the fund',
    [],
  ])
  expect(await fundOfTerms(t, 'list')).toBe(100_000)
  await Promise.all(Array.from({ length: 3 }, () => grantList(t.house, 'list', 'spring', lines, anna).catch(() => '')))
  expect(await fundOfTerms(t, 'list')).toBe(40_000)
  await expect(grantList(t.house, 'list', 'summer', lines, anna)).rejects.toThrow('the fund does not hold them')
  expect(() => readList('12\n12')).toThrow('twice')
  expect(() => readList('anna')).toThrow('line 1')
})

test('an offer is there no longer than it is made: its card, also for guests, says until then, and it is not taken after, before any job', async () => {
  const ends_at = new Date(t.clock.now().getTime() + 2 * day_ms)
  const until = { ends_at: ends_at.toISOString() }
  const fixed = { kind: 'fixed', amounts: amounts(5_000) } as const
  await publish(t, { ...welcome, ...until, slug: 'until', trigger: 'registration', amount: fixed })
  await publish(t, { ...welcome, ...until, slug: 'until-deposit' })
  const guests = (await offersForGuests(t.house, 'uk')).find(({ terms }) => terms === 'until')
  const { visitor, player_id } = await registerPlayer(t)
  const [own, with_deposit] = [await offered(visitor, 'until'), await offered(visitor, 'until-deposit')]
  expect(own.takeBy).toBe(until.ends_at)
  for (const offer of [guests, own]) expect(offer?.keyTerms.at(-1)?.text).toBe('2 дні, щоб узяти, і 7 днів, щоб відіграти')
  t.clock.advance(2 * day_ms)
  const later = await enterAs(t, player_id)
  const available = (await later.call(calls.getAvailable, {})).body.data.map(({ terms }) => terms)
  expect(available.filter((slug) => slug.startsWith('until'))).toEqual([])
  expect((await later.call(calls.applyBonus, { params: { id: own.id } })).body).toMatchObject({ success: false, error: 'bonus-ended' })
  expect(await beginWith(later, 20_000, with_deposit.id)).toMatchObject({ success: false })
  t.clock.advance(-2 * day_ms)
  for (const slug of ['until', 'until-deposit']) await endTerms(t.house, slug, anna)
})

test('API-086, BO-004: a deposit bonus with conditions is offered at the desk to who meets them, and chosen by nobody else', async () => {
  await publish(t, { ...welcome, slug: 'lately-deposit', trigger: 'deposit', deposit_within_days: 30 })
  await publish(t, { ...welcome, slug: 'poor-deposit', trigger: 'deposit', most_balance: amounts(15_000) })
  const { visitor, player_id } = await registerPlayer(t)
  const atDesk = async (who: TestVisitor) => {
    const { data } = (await who.call(calls.getDepositBonuses, { params: { method_id: 1, currency_id: 2 } })).body
    const { data: desk } = (await who.raw('POST', '/rest/cash/', { version: 'v3' })).json()
    expect(desk.bonuses.map(({ id }: { id: number }) => id)).toEqual(data.map(({ id }) => id))
    return data.map(({ terms }) => terms).toSorted()
  }
  await depositWith(t, visitor, 10_000, 0)
  expect(await atDesk(visitor)).toEqual(['lately-deposit', 'poor-deposit'])
  const [lately, poor] = [await offered(visitor, 'lately-deposit'), await offered(visitor, 'poor-deposit')]
  await depositWith(t, visitor, 10_000, 0)
  expect(await atDesk(visitor)).toEqual(['lately-deposit'])
  expect(await beginWith(visitor, 20_000, poor.id)).toMatchObject({ errors: { bonus_id: expect.stringContaining('недоступний') } })
  t.clock.advance(29 * day_ms)
  expect((await beginWith(await enterAs(t, player_id), 20_000, lately.id)).success).toBe(true)
  // A day more, and the offer is still to be taken: by who deposits without it first.
  t.clock.advance(day_ms - 1)
  expect(await atDesk(await enterAs(t, player_id))).toEqual(['lately-deposit'])
  t.clock.advance(day_ms)
  await publish(t, { ...welcome, slug: 'lately-deposit', trigger: 'deposit', deposit_within_days: 30 })
  const back = await enterAs(t, player_id)
  const { id } = await offered(back, 'lately-deposit')
  expect(await atDesk(back)).toEqual([])
  expect(await beginWith(back, 20_000, id)).toMatchObject({ errors: { bonus_id: expect.stringContaining('недоступний') } })
  expect((await back.call(calls.applyBonus, { params: { id } })).body).toMatchObject({ error: 'days_since_last_deposit', days: 30 })
  t.clock.advance(-31 * day_ms + 1)
  for (const slug of ['lately-deposit', 'poor-deposit']) await endTerms(t.house, slug, anna)
})

test('API-109, API-110, ER-013: taking a bonus gives it, or leads to the desk, or says with its bound what else the terms ask for', async () => {
  await publish(t, { ...gift, slug: 'poor', most_balance: amounts(500) })
  await publish(t, { ...gift, slug: 'lately', deposit_within_days: 30 })
  const { visitor, player_id } = await registerPlayer(t)
  for (const slug of ['poor', 'lately']) await grantList(t.house, slug, `${slug}-1`, [{ player_id, amount_minor: 100n }], anna)
  const apply = async (slug: string) => (await visitor.call(calls.applyBonus, { params: { id: (await offered(visitor, slug)).id } })).body
  expect(await apply('lately')).toMatchObject({ success: false, error: 'days_since_last_deposit', days: 30 })
  await depositWith(t, visitor, 10_000, 0)
  expect(await apply('poor')).toMatchObject({ success: false, error: 'max_balance_for_activation', minBalance: 500 })
  const activated = await visitor.call(calls.activateBonus, { params: { id: (await offered(visitor, 'poor')).id } })
  expect(activated.body).toMatchObject({ success: false, error: 'max_balance_for_activation', minBalance: 500 })
  expect(await apply('lately')).toMatchObject({ success: true, data: { status: 'applied' } })
  await publish(t, { ...welcome, slug: 'leads', trigger: 'deposit' })
  const { id } = await offered(visitor, 'leads')
  expect(await apply('leads')).toMatchObject({ success: true, redirectUrl: `/cash/bonus/${id}/`, data: { id, status: 'assigned' } })
  await endTerms(t.house, 'leads', anna)
})

test('a bonus is a prize like any other: its worth leaves the campaign’s fund, and it waits for its player', async () => {
  await publish(t, { ...gift, slug: 'prize-terms' })
  const before = await fundOfTerms(t, 'prize-terms')
  const { visitor, player_id } = await registerPlayer(t)
  await inTransaction(t.house.db, async (tx) => {
    await fillFund(tx, t.house, { campaign: 'race:9', asset: 'UAH', step: 'published', amount_minor: 7_000n })
    const content = { terms: 'prize-terms', currency: 'UAH', amount_minor: 7_000 }
    const title = { key: 'bonuses.heading', values: {} }
    await grant(tx, t.house, {
      key: 'race:9:1',
      player_id,
      kind: 'bonus',
      content,
      from: fundAccount('race:9', 'UAH'),
      source: 'contests/races',
      title,
    })
  })
  const { rows } = await sql<{ id: number }>`select id from bonuses_prizes.prizes where key = 'race:9:1'`.execute(t.house.db)
  for (let press = 0; press < 2; press++) await visitor.call(takePrize, { params: { id: Number(rows[0]?.id) }, body: {} })
  expect((await offered(visitor, 'prize-terms')).amount).toBe(7_000)
  expect(await fundOfTerms(t, 'prize-terms')).toBe(before)
})

test('what an ended version did not give goes back once its last bonus is over', async () => {
  await publish(t, { ...gift, slug: 'over' })
  const { visitor, player_id } = await registerPlayer(t)
  await grantList(t.house, 'over', 'over-1', [{ player_id, amount_minor: 900n }], anna)
  const terms = await newestTerms(t.house.db, 'over')
  await endTerms(t.house, 'over', anna)
  await settleTerms(t.house)
  expect((await newestTerms(t.house.db, 'over'))?.state).toBe('ended')
  const { id } = await offered(visitor, 'over')
  await visitor.call(calls.cancelBonus, { params: { id } })
  await settleTerms(t.house)
  expect([terms?.version, (await newestTerms(t.house.db, 'over'))?.state]).toEqual([1, 'settled'])
})

test('a house that stops leaves what it was computing for its next start, and nothing fails', async () => {
  await publish(t, { ...gift, slug: 'worth-later', wagering: { ...gift.wagering, multiple: 40, contributions: { slot: 100 } } })
  const estimating = estimateWorths(t.house)
  slice.closing?.(t.house)
  await estimating
  await estimateWorths(t.house)
  expect((await newestTerms(t.house.db, 'worth-later'))?.worth).toBeNull()
  await endTerms(t.house, 'worth-later', anna)
})
