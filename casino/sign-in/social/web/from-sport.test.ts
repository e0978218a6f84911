import { expect, test } from 'vitest'
import { markFromSport, type SportStorage, takeFromSport } from './from-sport.ts'

const storage = (): SportStorage & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

test.each([
  ['/sport/', {}, '/sport/'],
  ['/sport/express-of-the-day/?day=1', {}, '/sport/express-of-the-day/?day=1'],
  ['/games/', { from: 'sport' }, '/sport/'],
  ['/games/', {}, null],
  ['/sports-bar/', {}, null],
])('AU-029, EN-071: from %s with %j it goes back to %j', (path, params, back) => {
  const kept = storage()
  markFromSport(kept, { path, params })
  expect(takeFromSport(kept)).toBe(back)
  expect(takeFromSport(kept)).toBeNull()
})

test('AU-029: a way that begins elsewhere takes an old mark off', () => {
  const kept = storage()
  markFromSport(kept, { path: '/sport/', params: {} })
  markFromSport(kept, { path: '/games/', params: {} })
  expect(takeFromSport(kept)).toBeNull()
})

test('a mark that somebody else has written leads nowhere else', () => {
  for (const written of ['//evil.example/sport/', 'https://evil.example/sport/', '/profile/']) {
    const kept = storage()
    kept.setItem('social-registration-from-sport', written)
    expect(takeFromSport(kept)).toBeNull()
  }
})
