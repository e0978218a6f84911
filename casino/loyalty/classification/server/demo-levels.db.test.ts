import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getClassification } from '../contract.ts'
import { actsIn } from '../testing/status-house.ts'

test('VP-020, VP-021: under each licence the demo has levels and medals from the first start; where games and bets may not be mixed, games alone raise the status', async () => {
  for (const [licence, tasks] of [
    ['ua', ['Ігри', 'Спорт']],
    ['gb', ['Ігри']],
  ] as const) {
    const t = await createTestHouse({ now: '2026-12-01T12:00:00Z', env: { JURISDICTION: licence } })
    const { publish } = actsIn(() => t)
    expect((await publish('levels-of-the-house')).faults).toEqual([])
    const { data } = (await (await registerPlayer(t)).visitor.call(getClassification)).body
    expect([data.levels.length, data.medals.length, data.tasks.map(({ title }) => title)]).toEqual([6, 3, tasks])
    await closeBalanced(t)
  }
})
