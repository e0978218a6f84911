import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getAvailable } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, codedAmounts, emptyFund, fundOfTerms, gift, publish, toldAsGiven } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { applyCode, validateCode } from '../contract.ts'
import { makeCode } from './make-code.ts'
import type { NewCode } from './store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 20 })
  await publish(t, gift)
})
afterAll(() => closeBalanced(t))

const anna = { actor: 'operator:anna', reason: 'a test' }
const make = (code: string, change: Partial<NewCode> = {}) =>
  makeCode(t.house, { code, terms: 'gift', amounts: amounts(5_000), most_uses: 100, ...change }, anna)
type Visitor = Awaited<ReturnType<typeof registerPlayer>>['visitor']
const apply = async (visitor: Visitor, code: string) => (await visitor.call(applyCode, { params: { code } })).body
const look = async (visitor: Visitor, code: string) => (await visitor.call(validateCode, { params: { code } })).body
const bonusesOf = async (visitor: Visitor) => (await visitor.call(getAvailable, {})).body.data.map(({ amount }) => amount)

test('API-099, API-100, WA-031: a code says what it gives on what terms, to a guest too, and gives its bonus once to a player, whom nothing else tells so', async () => {
  const before = await fundOfTerms(t, 'gift')
  await make('SPRING')
  expect(await fundOfTerms(t, 'gift')).toBe(before + 500_000)
  expect(await make('SPRING')).toBe(false)
  expect(await look(await t.arrive(), ' spring ')).toMatchObject({
    success: true,
    data: { terms: 'gift', calculationFields: { most: 5_000 } },
  })
  const { visitor, player_id } = await registerPlayer(t)
  expect(await bonusesOf(visitor)).toEqual([])
  expect(await apply(visitor, 'spring')).toMatchObject({ success: true, data: { status: 'assigned', amount: 5_000 } })
  expect(await apply(visitor, 'SPRING')).toMatchObject({
    success: false,
    error: 'promo-code-used',
    message: 'Ви вже використали цей промокод.',
  })
  expect(await look(visitor, 'SPRING')).toMatchObject({ success: false, error: 'promo-code-used' })
  expect([await bonusesOf(visitor), await toldAsGiven(t, player_id)]).toEqual([[5_000], []])
  expect((await (await t.arrive()).call(applyCode, { params: { code: 'SPRING' } })).status).toBe(401)
  for (const answer of [await apply(visitor, 'NO-SUCH'), await look(visitor, 'NO-SUCH'), await look(visitor, 'no code')])
    expect(answer).toMatchObject({ success: false, error: 'promo-code-unknown' })
})

test('BO-015: an announced code stands on the page with what it brings, until its player has used it; others are announced to nobody', async () => {
  await make('SECRET')
  await make('ANNOUNCED', { is_announced: true })
  const coded = (player_id: bigint | null) => codedAmounts(t, player_id)
  const { visitor, player_id } = await registerPlayer(t)
  expect([await coded(player_id), await coded(null)]).toEqual([[['ANNOUNCED', 5_000]], [['ANNOUNCED', 5_000]]])
  await apply(visitor, 'ANNOUNCED')
  expect(await coded(player_id)).toEqual([])
  const resting = await registerPlayer(t)
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  expect(await coded(resting.player_id)).toEqual([])
})

test('a code that is there is there, whatever became of its terms; a new one under terms that are not published is not made', async () => {
  await make('LASTING')
  expect(await make('LASTING', { terms: 'ended-terms' })).toBe(false)
  await expect(make('FLEETING', { terms: 'ended-terms' })).rejects.toThrow('no published terms')
  expect(await make('FLEETING')).toBe(true)
})

test('a code gives what it promises also under a newer version of its terms, whose own fund was given out', async () => {
  const renewed = { ...gift, slug: 'renewed', budget: amounts(100_000) }
  await publish(t, renewed)
  await make('RENEWED', { terms: 'renewed' })
  await publish(t, renewed)
  const [lucky, late] = [await registerPlayer(t), await registerPlayer(t)]
  await emptyFund(t, 'renewed', lucky.player_id)
  expect(await fundOfTerms(t, 'renewed')).toBe(0)
  expect(await apply(late.visitor, 'RENEWED')).toMatchObject({ success: true, data: { amount: 5_000 } })
  expect([await bonusesOf(late.visitor), await fundOfTerms(t, 'renewed')]).toEqual([[5_000], 0])
})

test('a code of terms that begin later gives nothing before they do, and is announced to nobody', async () => {
  const begins_at = new Date(t.clock.now().getTime() + 3_600_000)
  await publish(t, { ...gift, slug: 'begins-later', starts_at: begins_at.toISOString() })
  await make('EARLY', { terms: 'begins-later', is_announced: true })
  const { visitor, player_id } = await registerPlayer(t)
  const announced = async () => (await codedAmounts(t, player_id)).filter(([code]) => code === 'EARLY')
  for (const answer of [await look(visitor, 'EARLY'), await apply(visitor, 'EARLY')])
    expect(answer).toMatchObject({ success: false, error: 'promo-code-unknown' })
  expect([await bonusesOf(visitor), await announced()]).toEqual([[], []])
  t.clock.advance(3_600_000)
  expect(await announced()).toEqual([['EARLY', 5_000]])
  expect((await apply(visitor, 'EARLY')).success).toBe(true)
  expect(await bonusesOf(visitor)).toEqual([5_000])
})

test('of nine applications of one player at once one gives a bonus', async () => {
  await make('ONCE')
  const { visitor } = await registerPlayer(t)
  const answers = await Promise.all(Array.from({ length: 9 }, () => apply(visitor, 'ONCE')))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await bonusesOf(visitor)).toEqual([5_000])
})

test('a code of three uses gives three bonuses to twelve who race for it', async () => {
  await make('THREE', { most_uses: 3 })
  const players = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(t)))
  const answers = await Promise.all(players.map(({ visitor }) => apply(visitor, 'THREE')))
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  expect(new Set(answers.flatMap((answer) => (answer.success ? [] : [answer.error])))).toEqual(new Set(['promo-code-used-up']))
})

test.each<[string, Partial<NewCode>, string]>([
  ['has not begun', { starts_at: '2027-01-01T00:00:00Z' }, 'promo-code-unknown'],
  ['is over', { ends_at: '2026-12-01T12:00:00Z' }, 'promo-code-over'],
  ['is for another currency', { currencies: ['EUR'] }, 'promo-code-currency'],
  ['is for other players', { players: [1_000_000] }, 'promo-code-not-yours'],
])('a code that %s gives nothing, and says why', async (what, change, error) => {
  const code = `NO-${what.replaceAll(' ', '-').toUpperCase()}`
  await make(code, change)
  const { visitor } = await registerPlayer(t)
  expect(await apply(visitor, code)).toMatchObject({ success: false, error })
  expect(await bonusesOf(visitor)).toEqual([])
})

test('a code for certain players is theirs', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await make('YOURS', { players: [Number(player_id)] })
  expect((await apply(visitor, 'YOURS')).success).toBe(true)
})

test('whoever takes a break is given nothing, and the code is still theirs to use later', async () => {
  await make('LATER')
  const { visitor, player_id } = await registerPlayer(t)
  await visitor.call(coolOff, { body: { days: 1 } })
  expect(await apply(await enterAs(t, player_id), 'LATER')).toMatchObject({ success: false, error: 'promo-code-not-now' })
  t.clock.advance(86_400_001)
  expect((await apply(await enterAs(t, player_id), 'LATER')).success).toBe(true)
})

test('a search for codes is slow: ten that are none in ten minutes, and what is a code counts for none of them', async () => {
  await make('KNOWN')
  const { visitor } = await registerPlayer(t)
  for (let time = 0; time < 12; time++) expect((await look(visitor, 'KNOWN')).success).toBe(true)
  for (let time = 0; time < 10; time++) expect(await look(visitor, `GUESS-${time}`)).toMatchObject({ error: 'promo-code-unknown' })
  expect(await look(visitor, 'KNOWN')).toMatchObject({ success: false, error: 'too-many-requests' })
  t.clock.advance(600_000)
  expect((await look(visitor, 'KNOWN')).success).toBe(true)
})

test.each([
  ['terms that are none', { terms: 'no-such' }, 'no published terms'],
  ['more than its terms give', { amounts: amounts(100_001) }, 'above 100000'],
  ['no use', { most_uses: 0 }, 'most_uses'],
])('a code of %s is not made', async (_what, change, said) => {
  await expect(make('WRONG', change)).rejects.toThrow(said)
})
