import { expect, test } from 'vitest'
import { hasForbiddenWord } from './forbidden-words.ts'

test.each([
  'Себастьян знову виграв',
  'учебный стол, ребалансировка, требования, retardant',
  'застрахуй мене, страхування',
  'Nigeria v Niger, 2:1',
  'shiitake soup, Scunthorpe',
  'I W A N T 7',
  'а б в г д',
  '5 4 3 2 1',
  'хутір, хурма, пиріг, педальна',
  'небет, обід, підрахунок',
  'fagus silvatica',
])('is an ordinary text: %s', (text) => {
  expect(hasForbiddenWord(text)).toBe(false)
})

test.each([
  'яка хуйня',
  'НАХУЙ',
  'х у й',
  'х.у.й',
  'хуууууй',
  'заебали',
  'пизд@',
  'блядььь',
  'ах ти сука',
  'f u c k',
  'fuuuuck you',
  'sh1t',
  'motherfucker',
  'f*ck',
])('is refused: %s', (text) => {
  expect(hasForbiddenWord(text)).toBe(true)
})
