import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { NotMeChoice } from './not-me-choice.tsx'

const words = { language: 'uk', text: (key: string) => key } as const
const nothing = (): void => undefined
const shown = (refused: string | undefined, is_spent: boolean): string =>
  html(
    <WordsProvider value={words}>
      <AppStateProvider value={{ config: {}, main: { isGuest: true } } as unknown as AppState}>
        <NotMeChoice refused={refused} is_spent={is_spent} is_sending={false} onSend={nothing} onRestore={nothing} onClose={nothing} />
      </AppStateProvider>
    </WordsProvider>,
  )

test('a press that failed, because nobody answered or of too many tries, says so and leaves the button for another one', () => {
  const failed = shown('Network Error', false)
  for (const said of ['Network Error', 'security-notices.not-me.send', 'security-notices.not-me.was-me']) expect(failed).toContain(said)
  expect(failed).not.toContain('security-notices.not-me.restore')
})

test('a link that is used up leads to a new password, and offers nothing that cannot help', () => {
  const spent = shown('used up', true)
  for (const said of ['used up', 'security-notices.not-me.restore']) expect(spent).toContain(said)
  expect(spent).not.toContain('security-notices.not-me.send')
})
