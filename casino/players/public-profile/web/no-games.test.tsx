import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { NoGames } from './no-games.tsx'

const words = { language: 'uk', text: (key: string) => key } as const
const shownTo = (playRestriction: object | null): string =>
  html(
    <WordsProvider value={words}>
      <AppStateProvider value={{ config: {}, main: { isGuest: false, playRestriction } } as unknown as AppState}>
        <NoGames isCurrentUser isHidden={false} toGames={() => undefined} />
      </AppStateProvider>
    </WordsProvider>,
  )

test('an own profile without games says how one gets there, but tells nobody to play who may not', () => {
  for (const said of ['public-profile.nothing-own', 'public-profile.to-games']) expect(shownTo(null)).toContain(said)
  const resting = shownTo({ till: null })
  expect(resting).toContain('public-profile.nothing<')
  for (const said of ['public-profile.nothing-own', 'public-profile.to-games']) expect(resting).not.toContain(said)
})
