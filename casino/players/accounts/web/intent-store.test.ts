import { expect, test } from 'vitest'
import { forgetIntent, intentOf, keepIntent, readIntent, type Kept } from './intent-store.ts'

const storageOf = (content: Record<string, string> = {}): Kept => {
  const items = new Map(Object.entries(content))
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

test('AU-006: the wanted game outlives a way round by the log-in form', () => {
  const storage = storageOf()
  keepIntent(storage, { game: 'golden-orchard', isMoney: true }, 0)
  keepIntent(storage, { source: 'header' }, 1000)
  expect(readIntent(storage, 2000)).toEqual({ source: 'game_play', game: 'golden-orchard', is_money: true })
})

test('a newer wish takes the place of an older one', () => {
  const storage = storageOf()
  keepIntent(storage, { game: 'golden-orchard' }, 0)
  keepIntent(storage, { source: 'cash', redirectUrl: '/cash/deposit/' }, 1000)
  expect(readIntent(storage, 2000)).toEqual({ source: 'cash', redirect_url: '/cash/deposit/' })
})

test('AU-007: once acted on, or after half an hour, it is gone', () => {
  const storage = storageOf()
  keepIntent(storage, { game: 'golden-orchard' }, 0)
  expect(readIntent(storage, 30 * 60_000)).not.toBeNull()
  expect(readIntent(storage, 30 * 60_000 + 1)).toBeNull()
  keepIntent(storage, { game: 'golden-orchard' }, 0)
  forgetIntent(storage)
  expect(readIntent(storage, 1)).toBeNull()
})

test.each(['', 'null', '{', '7', '{"source":7,"kept_at_ms":0}', '{"source":"cash"}'])(
  'what somebody else left there is nothing: %j',
  (text) => {
    expect(readIntent(storageOf({ 'registration-intent': text }), 0)).toBeNull()
  },
)

test('reliability 16: a stored address is checked again', () => {
  const text = JSON.stringify({ source: 'cash', redirect_url: '//evil.example', kept_at_ms: 0 })
  expect(readIntent(storageOf({ 'registration-intent': text }), 0)).toEqual({ source: 'cash' })
})

test('what a modal was opened with says what the visitor wants', () => {
  expect(intentOf({})).toEqual({ source: 'site' })
  expect(intentOf({ source: 'header', redirectUrl: 'https://evil.example/' })).toEqual({ source: 'header' })
  expect(intentOf({ game: 'golden-orchard' })).toEqual({ source: 'game_play', game: 'golden-orchard', is_money: true })
})
