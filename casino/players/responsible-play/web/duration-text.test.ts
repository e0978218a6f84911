import { expect, test } from 'vitest'
import { createMessages } from '#kernel/i18n/messages.ts'
import { texts } from '../texts.ts'

test('RP-007: a length of play reads as people say it, without hours or minutes that are none', () => {
  const messages = createMessages([{ name: 'players/responsible-play', texts }], { support: null })
  const said = (language: 'uk' | 'ru' | 'en') =>
    [45, 60, 61, 150].map((minutes) =>
      messages.format(language, 'play-safe.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    )
  expect(said('uk')).toEqual(['45 хв', '1 год', '1 год 1 хв', '2 год 30 хв'])
  expect(said('ru')).toEqual(['45 мин', '1 ч', '1 ч 1 мин', '2 ч 30 мин'])
  expect(said('en')).toEqual(['45 min', '1 h', '1 h 1 min', '2 h 30 min'])
})
