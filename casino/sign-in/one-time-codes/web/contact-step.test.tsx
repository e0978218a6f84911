import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { ContactStep } from './contact-step.tsx'

const words = { language: 'uk', text: (key: string) => key } as const
const shown = (email: string | null, is_change = false): string => {
  const state = { config: {}, main: { isGuest: false, email, hasAutoPassword: false } } as unknown as AppState
  return html(
    <WordsProvider value={words}>
      <AppStateProvider value={state}>
        <ContactStep kind="email" contact={email ?? ''} is_change={is_change} />
      </AppStateProvider>
    </WordsProvider>,
  )
}

test('whoever has no e-mail is asked for one, and not for the code of none', () => {
  expect(shown(null)).toContain('type="email"')
  expect(shown(null)).toContain('verification.change.email-first')
})

test('an e-mail that is there is confirmed as it is, and changed where that is wanted', () => {
  expect(shown('olena@example.com')).not.toContain('type="email"')
  expect(shown('olena@example.com', true)).toContain('verification.change.email-intro')
})
