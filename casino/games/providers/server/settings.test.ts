import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config/config.ts'
import { gameProviders } from './settings.ts'

const generated = { key_id: '1', hex: 'ab'.repeat(32) }

test('a studio has a name and a key of its own, and stands at another origin than the site, in production behind https', () => {
  const key = 'ab'.repeat(32)
  const read = (GAME_PROVIDERS: string, env: Record<string, string> = {}) =>
    readConfig({ GAME_PROVIDERS, ...env }, generated).of(gameProviders)
  expect(read('').size).toBe(0)
  expect(read(`acme:${key}@http://localhost:4100/door/`).get('acme')).toEqual({
    name: 'acme',
    key,
    url: 'http://localhost:4100/door',
    origin: 'http://localhost:4100',
  })
  for (const wrong of [
    'acme',
    `acme:${key}`,
    `acme:abc@https://studio.example`,
    `Acme:${key}@https://studio.example`,
    `acme:${key}@http://localhost:3000/games`,
    `acme:${key}@https://studio.example/?game=`,
    `openhouse:${key}@https://studio.example`,
    `acme:${key}@https://a.example,acme:${key}@https://b.example`,
  ])
    expect(() => read(wrong), wrong).toThrow('GAME_PROVIDERS')
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casino.example' }
  expect(() => read(`acme:${key}@http://studio.example`, production)).toThrow('GAME_PROVIDERS')
  expect(read(`acme:${key}@https://studio.example`, production).size).toBe(1)
})
