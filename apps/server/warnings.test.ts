import { expect, test } from 'vitest'
import { warningsOf } from '#apps/server/warnings.ts'

const quiet = { production: true, host: '0.0.0.0', demo: false, jurisdiction: 'ua' } as const

test('a house that is ready for players opens without a warning', () => {
  expect(warningsOf(quiet)).toEqual([])
})

test.each([
  ['takes test cards in production', { demo: true }, 'DEMO=yes'],
  ['has every feature on', { jurisdiction: 'open' }, 'JURISDICTION=open'],
  ['is developed where the whole network can come', { production: false }, 'HOST=0.0.0.0'],
  ['is developed where the whole network can come by IPv6', { production: false, host: '::' }, 'HOST=::'],
] as const)('a house that %s says so as it opens', (_, changes, said) => {
  expect(warningsOf({ ...quiet, ...changes })).toEqual([expect.stringContaining(said)])
})
