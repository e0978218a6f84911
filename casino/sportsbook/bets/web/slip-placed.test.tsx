import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { BetView } from '../contract.ts'
import { wholeOutcome } from './slip-outcome.ts'
import { SlipPlaced } from './slip-placed.tsx'

const words = { language: 'uk', text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ') } as const
const leg = { type: 'result', specifiers: {}, outcome: 'home', isBanker: false, settlement: null, event: null, odds: 2_000 }
const single = (id: number, state: BetView['state']): BetView =>
  ({
    id,
    betType: 'single',
    sizes: [1],
    state,
    currency: 'UAH',
    exponent: 2,
    placed: 1_000,
    stake: state === 'rejected' ? 0 : 1_000,
    odds: 2_000,
    isFree: false,
    most: state === 'rejected' ? 0 : 2_000,
    legs: [{ ...leg, marketId: id }],
  }) as unknown as BetView

/** Texts of outcomes, numbers of bets and names of sums, in the order in which they are read. */
const read = (...placed: BetView[]): string[] => {
  const slip = { placed, outcome: wholeOutcome(placed), begin: () => undefined, keep: () => undefined }
  const page = html(
    <MemoryRouter>
      <WordsProvider value={words}>
        <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
          <SlipPlaced slip={slip} is_just_placed={false} />
        </AppStateProvider>
      </WordsProvider>
    </MemoryRouter>,
  )
  return page.match(/sport-slip\.(waiting|accepted|rejected|stake-back|again)( \| \d)?|sport-bets\.(number \| \d|can-pay)/g) ?? []
}
const receipt = (id: number): string[] => [`sport-bets.number | ${id}`, 'sport-bets.can-pay']
const returned = (id: number): string[] => [`sport-bets.number | ${id}`, 'sport-slip.stake-back']

test('SP-010: of several singles in play each is shown under what became of it, whichever was placed last', () => {
  for (const [accepted, rejected] of [
    [1, 2],
    [2, 1],
  ] as const)
    expect(read(...[single(accepted, 'accepted'), single(rejected, 'rejected')].toSorted((one, other) => one.id - other.id))).toEqual([
      'sport-slip.accepted | 1',
      ...receipt(accepted),
      'sport-slip.rejected | 1',
      ...returned(rejected),
      'sport-slip.again',
    ])
  expect(read(single(1, 'rejected'), single(2, 'pending'), single(3, 'pending'))).toEqual([
    'sport-slip.waiting | 2',
    ...receipt(2),
    ...receipt(3),
    'sport-slip.rejected | 1',
    ...returned(1),
  ])
  expect(read(single(1, 'accepted'), single(2, 'accepted'))).toEqual([
    'sport-slip.accepted | 2',
    ...receipt(1),
    ...receipt(2),
    'sport-slip.again',
  ])
})

test('SP-010: a bet that was rejected alone is in the slip, and has no receipt', () => {
  expect(read(single(1, 'rejected'))).toEqual(['sport-slip.rejected | 1', 'sport-slip.again'])
  expect(read(single(1, 'accepted'))).toEqual(['sport-slip.accepted | 1', ...receipt(1), 'sport-slip.again'])
})
