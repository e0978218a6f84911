import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { CodeNotSent } from './code-not-sent.tsx'

const words = { language: 'uk', text: (key: string) => key } as const

test('AU-008: whoever registers by a code that could not be sent reads why, and asks again without typing anything anew', () => {
  const shown = html(
    <WordsProvider value={words}>
      <CodeNotSent refused="Network Error" onAgain={() => undefined} />
    </WordsProvider>,
  )
  for (const said of ['Network Error', '<button', 'verification.failure.try-again']) expect(shown).toContain(said)
})
