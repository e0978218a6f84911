import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { closedGame, noteOpened, useClosedGame } from './closed-games.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { endedRound } from './ended-round.ts'
import { handle as handleGame } from './game-message.ts'
import { handle as handleGameplay } from './gameplay-message.ts'
import { slice } from './index.ts'

const message = { uk: 'Лагодимо вулики', ru: 'Чиним ульи', en: 'The hives are being mended' }

const OpenGame = ({ slug }: { readonly slug: string }) => {
  const { words, dismiss } = useClosedGame(slug, 'plain words')
  return words === null ? 'the game' : <ClosedNotice words={words} has_open_round={false} dismiss={dismiss} leaveTo={() => undefined} />
}
const shown = (slug: string): string =>
  html(
    <WordsProvider value={{ text: (key) => key, language: 'en' }}>
      <OpenGame slug={slug} />
    </WordsProvider>,
  )

beforeEach(() => noteOpened('honey-hives'))

test('RTM-059: a game that was closed says so with the words of whoever closed it, and only in its own window, until it is opened again', () => {
  expect(slice.pushes?.map(({ type }) => type)).toEqual(expect.arrayContaining(['game', 'gameplay']))
  handleGame({ event: 'closed', data: { slug: 'honey-hives', message } })
  expect(closedGame('honey-hives')).toEqual({ message })
  expect(shown('honey-hives')).toContain('The hives are being mended')
  expect(shown('golden-orchard')).toBe('the game')
  handleGame({ event: 'opened', data: { slug: 'honey-hives' } })
  expect(closedGame('honey-hives')).toBeUndefined()
  expect(shown('honey-hives')).toBe('the game')
})

test('the notice of a closed game gives its words and leads to the other games; a round that is open is said to be playable', () => {
  const notice = (has_open_round: boolean): string =>
    html(<ClosedNotice words="Mended" has_open_round={has_open_round} dismiss={() => undefined} leaveTo={() => undefined} />)
  expect(notice(false)).toMatch(/role="alertdialog".*game\.closed.*Mended.*game\.to-lobby.*game\.said\.close/)
  expect(notice(false)).not.toContain('game.closed-open-round')
  expect(notice(true)).toContain('game.closed-open-round')
})

test('RTM-060: the state of a round is noted for the game that it is of; a state that nobody knows changes nothing', () => {
  handleGameplay({ data: { slug: 'honey-hives', state: 'dancing' } })
  expect(endedRound()).toBeNull()
  handleGameplay({ data: { slug: 'honey-hives', state: 'round-ended' } })
  expect(endedRound()).toEqual({ slug: 'honey-hives' })
})

test.each([null, 'text', {}, { slug: 7 }])('%j is wrong content, which is left to the frame to log', (data) => {
  expect(() => handleGame({ event: 'closed', data })).toThrow('wrong content')
  expect(() => handleGameplay({ data })).toThrow('wrong content')
})
