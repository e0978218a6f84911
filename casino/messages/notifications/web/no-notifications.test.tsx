import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { NoNotifications } from './no-notifications.tsx'

const words = { language: 'uk', text: (key: string) => key } as const
const shownTo = (playRestriction: object | null): string =>
  html(
    <WordsProvider value={words}>
      <AppStateProvider value={{ config: {}, main: { isGuest: false, playRestriction } } as unknown as AppState}>
        <NoNotifications toGames={() => undefined} />
      </AppStateProvider>
    </WordsProvider>,
  )

test('an empty centre leads to the games, but not whoever may not play', () => {
  expect(shownTo(null)).toContain('notifications.empty.action')
  const resting = shownTo({ till: null })
  expect(resting).toContain('notifications.empty.text')
  expect(resting).not.toContain('notifications.empty.action')
})
