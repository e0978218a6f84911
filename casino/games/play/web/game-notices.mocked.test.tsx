import { renderToStaticMarkup as html } from 'react-dom/server'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '#kernel/web/notices/notices.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { GamePlay, PlayedRound } from '../contract.ts'
import { gameTexts } from '../game-texts.ts'
import { GameNotice } from './game-notice.tsx'
import { saidOfRound, saidOfStake, type SaidState } from './game-said.ts'
import { tellSaid } from './tell-said.ts'

vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: vi.fn() }))

type Key = keyof typeof gameTexts
/** The page's own words, with their values in place. */
const text = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  Object.entries(values).reduce<string>(
    (words, [name, value]) => words.replaceAll(`{${name}}`, String(value)),
    gameTexts[key as Key]?.en ?? key,
  )

const stakes = { choices: [100, 200, 500], least_minor: 100, most_minor: 500, exact: true }
const play = (isMoney: boolean) => ({ isMoney, stakes, currency: 'UAH', exponent: 2, slug: 'golden-orchard' }) as unknown as GamePlay
const shown = (part: ReactNode): string =>
  html(
    <WordsProvider value={{ text, language: 'en' }}>
      <AppStateProvider value={{ main: { isGuest: false } } as AppState}>{part}</AppStateProvider>
    </WordsProvider>,
  )
const nothing = () => undefined
/** What stands over the game after a press for this stake with this balance; empty where the round is asked for. */
const noticeOf = (isMoney: boolean, stake_minor: number, balance_minor: number): string => {
  const said = saidOfStake(play(isMoney), stake_minor, balance_minor)
  if (!said) return ''
  return shown(
    <GameNotice
      said={said}
      play={play(isMoney)}
      dismiss={nothing}
      setStake={nothing}
      refill={nothing}
      playDemo={nothing}
      leaveTo={nothing}
    />,
  )
}
const words = (key: Key, values?: Record<string, unknown>): string => text(key, values)

beforeEach(() => vi.clearAllMocks())

test('GA-009: with nothing left to stake the game says so and offers the demo; no deposit is offered to who has put money in before', () => {
  const notice = noticeOf(true, 100, 50)
  expect(notice).toContain('role="alertdialog"')
  expect(notice).toContain(words('game.said.empty-balance'))
  expect(notice).toContain(words('game.said.empty-balance-demo'))
  expect(notice).not.toContain(words('game.deposit'))
})

test('GA-010: a stake above the balance is told with what there is, and the largest stake that fits is one press away', () => {
  const notice = noticeOf(true, 500, 250)
  expect(notice).toContain(words('game.said.bet-over-balance'))
  expect(notice).toMatch(/2\.50/)
  expect(notice).toMatch(/<button[^>]*>(?:<[^>]*>)*Stake [^<]*2(?!\.5)/)
  expect(noticeOf(true, 200, 250)).toBe('')
})

test('GA-013: play money that is used up is said to be that, and more of it is one press away', () => {
  const notice = noticeOf(false, 100, 0)
  expect(notice).toContain(words('game.said.bet-balance-empty'))
  expect(notice).toContain(words('game.said.refill'))
  expect(notice).not.toContain(words('game.deposit'))
})

test('GA-011, GA-012: a win in the demo, and a large one, are told as what they are, once each, and lead to no cash desk', () => {
  const before = new Set<SaidState>()
  const tell = (isMoney: boolean, win_minor: number): void => {
    const round = { stake_minor: 100, win_minor } as PlayedRound
    tellSaid(saidOfRound(play(isMoney), round, 1_000, before), before, text as never)
  }
  tell(true, 5_000)
  tell(false, 100)
  expect(notify).not.toHaveBeenCalled()
  for (const win_minor of [300, 400, 2_000, 9_000]) tell(false, win_minor)
  const told = vi.mocked(notify).mock.calls.map(([notice]) => notice)
  expect(told.map(({ title, text: said }) => [title, said])).toEqual([
    [words('game.said.demo-win'), words('game.said.demo-win-text')],
    [words('game.said.demo-big-win'), words('game.said.demo-big-win-text')],
  ])
  expect(told.every((notice) => !('link' in notice))).toBe(true)
})
