import { describe, expect, test } from 'vitest'
import { texts as httpTexts } from '#kernel/http/texts.ts'
import { createMessages } from '#kernel/i18n/messages.ts'
import { texts as supportTexts } from '#kernel/web/texts/support-texts.ts'

const nobody = { support: null }

describe('the texts of the house', () => {
  test('TH-011: plurals follow each language', () => {
    const messages = createMessages([{ name: 'kernel', server_texts: httpTexts }], nobody)
    const wait = (language: 'uk' | 'ru' | 'en', retry_after_s: number) =>
      messages.format(language, 'too-many-requests', { retry_after_s, retry_after_min: 0 })
    expect([1, 3, 5].map((s) => wait('uk', s).match(/\d+ \S+?(?=\.)/)?.[0])).toEqual(['1 секунду', '3 секунди', '5 секунд'])
    expect([1, 3, 5].map((s) => wait('ru', s).match(/\d+ \S+?(?=\.)/)?.[0])).toEqual(['1 секунду', '3 секунды', '5 секунд'])
    expect([1, 5].map((s) => wait('en', s).match(/\d+ \S+?(?=\.)/)?.[0])).toEqual(['1 second', '5 seconds'])
  })

  test('a long wait is told in minutes', () => {
    const messages = createMessages([{ name: 'kernel', server_texts: httpTexts }], nobody)
    const wait = (language: 'uk' | 'ru' | 'en') =>
      messages.format(language, 'too-many-requests', { retry_after_s: 584, retry_after_min: 10 })
    expect(wait('uk')).toMatch(/через 10 хвилин\.$/)
    expect(wait('ru')).toMatch(/через 10 минут\.$/)
    expect(wait('en')).toMatch(/in 10 minutes\.$/)
  })

  test('a number is never on another line than its per cent sign', () => {
    const all = (text: string) => ({ uk: text, ru: text, en: text })
    const messages = createMessages([{ name: 'one', texts: { share: all('{share} % зі 100 %, не менше') } }], nobody)
    expect(messages.format('uk', 'share', { share: 50 })).toBe('50\u{A0}% зі 100\u{A0}%, не менше')
  })

  test('two slices cannot declare the same key', () => {
    const twice = [
      { name: 'one', texts: { a: { uk: '1', ru: '1', en: '1' } } },
      { name: 'two', server_texts: { a: { uk: '2', ru: '2', en: '2' } } },
    ]
    expect(() => createMessages(twice, nobody)).toThrow(/declared twice/)
  })

  test('an unknown key comes back as it is', () => {
    expect(createMessages([], nobody).format('en', 'nothing-here', {})).toBe('nothing-here')
  })

  test('the version changes with the texts', () => {
    const of = (uk: string) => createMessages([{ name: 'one', texts: { a: { uk, ru: 'б', en: 'b' } } }], nobody)
    expect(of('1').version('uk')).not.toBe(of('2').version('uk'))
    expect(of('1').version('en')).toBe(of('2').version('en'))
  })

  test('browsers get what pages say, of whom they ask, as plain words where there is nothing to fill in; never what the server alone says', () => {
    const all = (uk: string) => ({ uk, ru: uk, en: uk })
    const messages = createMessages(
      [
        { name: 'games/lobby', texts: { heading: all('Ігри'), count: all('{n} ігор') }, server_texts: { 'game-closed': all('Зачинено') } },
        { name: 'money/wallet', texts: { balance: all('Баланс') } },
      ],
      nobody,
    )
    const of_lobby = { heading: 'Ігри', count: [['n'], ' ігор'] }
    expect(messages.ofPages('uk', ['games/lobby', 'games/nothing'])).toEqual(of_lobby)
    expect(messages.ofPages('uk')).toEqual({ ...of_lobby, balance: 'Баланс' })
    expect(messages.format('uk', 'game-closed', {})).toBe('Зачинено')
  })

  test('whom to write to is part of the text itself, and nobody is promised where there is nobody', () => {
    const source = 'Закрито{support, select, none {} other {: напишіть на {support}, {name}}}.'
    const of = (support: string | null) =>
      createMessages([{ name: 'one', texts: { a: { uk: source, ru: source, en: source }, ...supportTexts } }], { support })
    const somebody = of('help@house.example')
    expect(somebody.format('uk', 'a', { name: 'Олено' })).toBe('Закрито: напишіть на help@house.example, Олено.')
    expect(of(null).format('uk', 'a', { name: 'Олено' })).toBe('Закрито.')
    expect(of(null).catalogue('uk')['a']).toEqual(['Закрито.'])
    expect([somebody, of(null)].map((messages) => messages.format('ru', 'support-email', {}))).toEqual(['help@house.example', ''])
    expect(somebody.version('uk')).not.toBe(of(null).version('uk'))
  })
})
