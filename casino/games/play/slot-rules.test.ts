import { expect, test } from 'vitest'
import { slotEngines } from '#engines/registry.ts'
import { createMessages } from '#kernel/i18n/messages.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'
import { texts } from './slot-rules-texts.ts'
import { slotRules } from './slot-rules.ts'

const messages = createMessages([{ name: 'games/play', server_texts: texts }], { support: null })

/** What the rules of a slot say of its wild; undefined where it has none. */
const wildWords = (slug: string, language: Language): string | undefined => {
  const { definition } = slotEngines.find((engine) => engine.slug === slug)!
  const wild = definition.symbols.find(({ role }) => role === 'wild')
  const rules = slotRules(definition, language, (key, values = {}) => messages.format(language, key, values))
  return wild && rules.find(({ symbol }) => symbol === wild.id)?.words
}

test.each([
  ['uk', 'Символ «Золота марка» замінює будь-який інший, крім символів «Лист», «Голуб» і «Поштовий ріжок».'],
  ['ru', 'Символ «Золотая марка» заменяет любой другой, кроме символов «Письмо», «Голубь» и «Почтовый рожок».'],
  ['en', 'The Gold stamp symbol substitutes for any other except Letter, Pigeon, and Post horn.'],
] as const)('GA-023: the rules of Pigeon Post in %s say that no stamp stands for a letter or a pigeon', (language, words) => {
  expect(wildWords('pigeon-post', language)).toBe(words)
})

test('GA-023: the rules name every symbol that a wild does not stand for, in every slot and language', () => {
  for (const language of languages)
    for (const { slug, definition } of slotEngines) {
      const words = wildWords(slug, language)
      if (words === undefined) continue
      for (const { role, names } of definition.symbols)
        if (role === 'scatter' || role === 'coin' || role === 'collector') expect(words, `${slug} ${language}`).toContain(names[language])
    }
})
