import { expect, test } from 'vitest'
import { checkContributions, contribute, contributionsTo, defineExtension, type Contributing } from '#kernel/extensions.ts'

interface Lamp {
  readonly id: string
  readonly watts: number
}
const lamps = defineExtension<Lamp>('site/street.lamps', {
  keyOf: ({ id }) => id,
  faultOf: ({ watts }) => (watts > 0 ? undefined : 'a lamp has more than 0 watts'),
})
const street: Contributing = { name: 'site/street', extensions: [lamps] }
const north: Contributing = { name: 'games/north', contributes: [contribute(lamps, { id: 'n', watts: 5 })] }

test('a point has what the slices gave it, in their order, and nothing where nobody gave anything', () => {
  const south: Contributing = { name: 'games/south', contributes: [contribute(lamps, { id: 's1', watts: 1 }, { id: 's2', watts: 2 })] }
  expect(contributionsTo([street, south, north], lamps).map(({ id }) => id)).toEqual(['s1', 's2', 'n'])
  expect(contributionsTo([street], lamps)).toEqual([])
  expect(() => checkContributions([street, south, north])).not.toThrow()
})

test('a contribution to a point that nobody owns is refused with the names of both', () => {
  expect(() => checkContributions([north])).toThrow('games/north contributes to "site/street.lamps", which no slice of this house owns')
})

test('the same key twice is refused with the names of both givers, also within one slice', () => {
  const twin: Contributing = { name: 'games/twin', contributes: [contribute(lamps, { id: 'n', watts: 5 })] }
  expect(() => checkContributions([street, north, twin])).toThrow('games/twin contributes site/street.lamps "n", which games/north')
  const double: Contributing = { name: 'games/double', contributes: [contribute(lamps, { id: 'd', watts: 5 }, { id: 'd', watts: 6 })] }
  expect(() => checkContributions([street, double])).toThrow('which games/double contributes already')
})

test('a contribution of the wrong shape is refused with its slice and what is wrong', () => {
  const dark: Contributing = { name: 'games/dark', contributes: [contribute(lamps, { id: 'x', watts: 0 })] }
  expect(() => checkContributions([street, dark])).toThrow('games/dark contributes site/street.lamps "x": a lamp has more than 0 watts')
})

test('a point is named after the slice that owns it', () => {
  expect(() => checkContributions([{ name: 'site/road', extensions: [lamps] }])).toThrow('must begin with "site/road."')
})
