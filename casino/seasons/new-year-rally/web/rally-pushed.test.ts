import { expect, test, vi } from 'vitest'
import type { Rally, RallyReward } from '../contract.ts'
import { handle } from './rally-pushed.ts'

const reward = (id: string, status: RallyReward['status']): RallyReward => ({ id, title: id, amount: 100, prize: null, status })
const rally = {
  checkpoints: [
    { id: 'one', km: 10 },
    { id: 'two', km: 20 },
    { id: 'three', km: 30 },
  ],
  playerProgress: {
    speed: 1,
    distance: 0,
    checkpoints: [],
    rewards: [reward('one', 'locked'), reward('two', 'given-out'), reward('three', 'locked')],
    leaderboard: [],
    own: null,
    ticket: null,
  },
} as unknown as Rally

test('RTM-068: the message of the rally moves speed, distance and rewards on the page; what is given out stays so', () => {
  vi.useFakeTimers()
  let known: unknown = rally
  const setQueryData = (_key: unknown, change: (before: unknown) => unknown): void => {
    known = change(known)
  }
  const told = ['one', 'two', 'three'].map((id, index) => ({ id, status: index < 2 ? 'available' : 'locked' }))
  handle({ data: { speed: 2, distance: 21, rewards: told } }, { queryClient: { setQueryData } as never })
  expect((known as Rally).playerProgress).toMatchObject({
    speed: 2,
    distance: 21,
    checkpoints: ['one', 'two'],
    rewards: [{ status: 'available' }, { status: 'given-out' }, { status: 'locked' }],
  })
  known = null
  handle({ data: { speed: 2, distance: 22, rewards: [] } }, { queryClient: { setQueryData } as never })
  expect(known).toBeNull()
  vi.clearAllTimers()
  vi.useRealTimers()
})
