import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { milkyWay, most_cards } from '#engines/steps/games/milky-way.ts'
import { getRoundEndpoint, playRoundEndpoint, startGameEndpoint, type Command, type PlayedRound } from '../../contract.ts'
import { rotateSeedsEndpoint } from '../../fairness-contract.ts'
import { fundedPlayer } from '../../testing/funded-player.ts'
import { verifyRound, type RevealedRound } from '../../web/verify-round.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())

const params = { slug: milkyWay.slug }
const offersOf = ({ open }: PlayedRound): string[] => open?.offers.map(({ step }) => step) ?? []

/** A round in which every card was changed that may be, and nothing was guessed. */
const skippedRound = async () => {
  const player = await fundedPlayer(t, 100_000n)
  const { session, fairness } = (await player.visitor.call(startGameEndpoint, { params, query: { isMoney: true } })).body.data
  const ask = async (command: Command) => (await player.visitor.call(playRoundEndpoint, { params, body: { session, command } })).body
  const take = ({ id, open }: PlayedRound, step: string) => ask({ round: id, number: open?.next ?? 99, step })
  let { round } = (await ask({ stake_minor: 1_000, choice: 'cards' })).data
  while (offersOf(round).includes('skip')) ({ round } = (await take(round, 'skip')).data)
  return { player, fairness, round, take }
}

test('GA-023: at the last card of a round without a guess nothing but a guess is taken', async () => {
  const { round, take } = await skippedRound()
  expect(round.open?.next).toBe(most_cards - 1)
  expect((await take(round, 'skip')).error).toBe('step-impossible')
  const { round: ended } = (await take(round, offersOf(round)[0] ?? '')).data
  expect(ended.open).toBeUndefined()
  expect(ended.win_minor).not.toBe(1_000)
})

test('GA-023, reliability 9: an open round to which one more change of cards was offered once takes it to its end, and verifies', async () => {
  const { player, fairness, round, take } = await skippedRound()
  await sql`
    update games_play.stepped_rounds set offers = (offers::jsonb || '[{"step":"skip"}]'::jsonb)::json
     where owner_id = ${player.id} and ended_at is null`.execute(t.house.db)
  const { round: ended } = (await take(round, 'skip')).data
  expect([ended.open, ended.win_minor]).toEqual([undefined, 1_000])
  await t.drain()
  await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash: fairness.next_server_seed_hash } })
  const told = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
  expect(await verifyRound(told as unknown as RevealedRound)).toMatchObject({ ok: true })
})
