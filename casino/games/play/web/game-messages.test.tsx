import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { betData } from './bet-data.ts'
import { handle as handleBetData } from './bet-data-message.ts'
import { closedGame, noteOpened } from './closed-games.ts'
import { ClosedGame } from './closed-notice.tsx'
import { endedRound } from './ended-round.ts'
import { handle as handleGame } from './game-message.ts'
import { handle as handleGameplay } from './gameplay-message.ts'
import { slice } from './index.ts'

const message = { uk: 'Лагодимо вулики', ru: 'Чиним ульи', en: 'The hives are being mended' }

/** What stands over the window of a game that is open. */
const shown = (slug: string, has_open_round = false): string =>
  html(
    <WordsProvider value={{ text: (key) => key, language: 'en' }}>
      <ClosedGame slug={slug} has_open_round={has_open_round} leaveTo={() => undefined} />
    </WordsProvider>,
  )

beforeEach(() => noteOpened('honey-hives'))

test('RTM-059: a game that was closed says so with the words of whoever closed it, and only in its own window, until it is opened again', () => {
  expect(slice.pushes?.map(({ type }) => type)).toEqual(expect.arrayContaining(['game', 'gameplay']))
  handleGame({ event: 'closed', data: { slug: 'honey-hives', message } })
  expect(closedGame('honey-hives')).toEqual({ message })
  expect(shown('honey-hives')).toContain('The hives are being mended')
  expect(shown('golden-orchard')).toBe('')
  handleGame({ event: 'opened', data: { slug: 'honey-hives' } })
  expect(closedGame('honey-hives')).toBeUndefined()
  expect(shown('honey-hives')).toBe('')
})

test('the notice of a closed game gives its words and leads to the other games; a round that is open is said to be playable', () => {
  handleGame({ event: 'closed', data: { slug: 'honey-hives', message } })
  expect(shown('honey-hives')).toMatch(/role="alertdialog".*game\.closed.*being mended.*game\.to-lobby.*game\.said\.close/)
  expect(shown('honey-hives')).not.toContain('game.closed-open-round')
  expect(shown('honey-hives', true)).toContain('game.closed-open-round')
  handleGame({ event: 'closed', data: { slug: 'honey-hives', message: null } })
  expect(shown('honey-hives')).toContain('game.closed-plain')
})

test('RTM-060: the state of a round is noted for the game that it is of; a state that nobody knows changes nothing', () => {
  handleGameplay({ data: { slug: 'honey-hives', state: 'dancing' } })
  expect(endedRound()).toBeNull()
  handleGameplay({ data: { slug: 'honey-hives', state: 'round-ended' } })
  expect(endedRound()).toEqual({ slug: 'honey-hives' })
})

test('RTM-018: a round of another window is noted with how far the bonus is', () => {
  const data = { slug: 'honey-hives', bet: 400, win: 0, betsAmount: 400, needBetsAmount: 5_000 }
  vi.stubGlobal('window', {})
  handleBetData({ data })
  expect(betData.get()).toEqual(data)
  vi.unstubAllGlobals()
  for (const wrong of [null, 'text', {}, { ...data, betsAmount: '400' }])
    expect(() => handleBetData({ data: wrong })).toThrow('wrong content')
})

test.each([null, 'text', {}, { slug: 7 }])('%j is wrong content, which is left to the frame to log', (data) => {
  expect(() => handleGame({ event: 'closed', data })).toThrow('wrong content')
  expect(() => handleGameplay({ data })).toThrow('wrong content')
})
