import { describe, expect, test } from 'vitest'
import { readFromStudio } from './frame-messages.ts'

const source = {} as MessageEventSource
const origin = 'https://studio.example'
const from = (data: unknown, event: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {}) =>
  readFromStudio({ origin, source, data, ...event }, { origin, source })

describe('a frame of a studio is heard', () => {
  test.each(['ready', 'close', 'deposit'])('when it says %s', (type) => {
    expect(from({ openhouse: 1, type })).toEqual({ openhouse: 1, type })
  })

  test.each([
    ['a balance', { openhouse: 1, type: 'balance', balance: 1_000_000 }],
    ['a win', { openhouse: 1, type: 'win', amount: 5 }],
    ['more than was agreed on', { openhouse: 1, type: 'ready', balance: 5 }],
    ['another version', { openhouse: 2, type: 'ready' }],
    ['what only the page says', { openhouse: 1, type: 'balance-moved' }],
    ['a word', 'ready'],
    ['nothing', null],
    ['a name of every object', { openhouse: 1, type: 'constructor' }],
  ])('and not when it says %s', (_what, data) => {
    expect(from(data)).toBeNull()
  })

  test('from its own origin and window alone', () => {
    const ready = { openhouse: 1, type: 'ready' }
    expect(from(ready, { origin: 'https://evil.example' })).toBeNull()
    expect(from(ready, { origin: 'null' })).toBeNull()
    expect(from(ready, { source: {} as MessageEventSource })).toBeNull()
    expect(from(ready, { source: null })).toBeNull()
    expect(readFromStudio({ origin, source: null, data: ready }, { origin, source: null })).toBeNull()
  })
})
