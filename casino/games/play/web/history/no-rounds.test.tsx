import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { NoRounds } from './no-rounds.tsx'

const words = { language: 'uk', text: (key: string) => key } as const
const shownTo = (playRestriction: object | null): string =>
  html(
    <WordsProvider value={words}>
      <AppStateProvider value={{ config: {}, main: { isGuest: false, playRestriction } } as unknown as AppState}>
        <MemoryRouter>
          <NoRounds filtered={false} />
        </MemoryRouter>
      </AppStateProvider>
    </WordsProvider>,
  )

test('a history without rounds leads to the games, but not whoever may not play', () => {
  expect(shownTo(null)).toContain('rounds.empty.action')
  const resting = shownTo({ till: null })
  expect(resting).toContain('rounds.empty.text')
  expect(resting).not.toContain('rounds.empty.action')
})
