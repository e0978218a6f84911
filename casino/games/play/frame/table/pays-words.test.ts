import { expect, test } from 'vitest'
import { cossackDice } from '#engines/table/games/cossack-dice.ts'
import { grandBaccarat } from '#engines/table/games/grand-baccarat.ts'
import { wolfAndBear } from '#engines/table/games/wolf-and-bear.ts'
import type { TableGame } from '#engines/table/table-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { paysWords } from './pays-words.ts'
import { texts } from './texts.ts'

test.each([
  ['uk', 'uk-UA', '1, 2 або 12 до 1'],
  ['ru', 'ru-UA', '1, 2 или 12 к 1'],
  ['en', 'en-GB', '1, 2 or 12 to 1'],
] as const)('GA-023: a bet on a number at Cossack Dice is told with all that it may pay, in %s', (language, locale, words) => {
  const type = cossackDice.places.find(({ id }) => id === 'single:5')?.type ?? ''
  expect(paysWords(cossackDice, type, locale, textOf(texts, language))).toBe(words)
})

test('GA-023: a bet that wins in one way is told with it alone, and a stake that comes back is no win', () => {
  const en = (game: TableGame, type: string) => paysWords(game, type, 'en-GB', textOf(texts, 'en'))
  expect([en(cossackDice, 'triple'), en(cossackDice, 'even-money')]).toEqual(['199 to 1', '1 to 1'])
  expect([en(grandBaccarat, 'player'), en(grandBaccarat, 'banker')]).toEqual(['1 to 1', '0.5 or 1 to 1'])
  expect(wolfAndBear.places.map(({ type }) => en(wolfAndBear, type))).toContain('1 to 1')
})
