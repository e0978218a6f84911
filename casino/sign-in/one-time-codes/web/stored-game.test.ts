import { expect, test } from 'vitest'
import { gameCookie, noGameCookie, storedGame } from './stored-game.ts'

test('GA-022, OP-013: a game that was left for a confirmation is found again, and nothing else is taken for one', () => {
  const cookie = gameCookie('book-of-sand')?.split(';')[0]
  expect(storedGame(`theme=dark; ${cookie}; token=x`)).toBe('book-of-sand')
  expect([storedGame(''), storedGame('theme=dark'), storedGame(noGameCookie), storedGame('game-before-confirmation=<b>')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  for (const junk of [undefined, 7, '', 'a b', 'x; domain=evil']) expect(gameCookie(junk)).toBeUndefined()
})
