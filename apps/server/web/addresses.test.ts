import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encodingOf } from '#apps/server/web/encoding.ts'
import { addressed } from '#apps/server/web/language-prefix.ts'
import { pageKey, shownQuery } from '#apps/server/web/page-key.ts'
import { tabsOf } from '#apps/server/web/page-tabs.ts'
import { contentSecurityPolicy, inlineScriptHashes } from '#apps/server/web/security-headers.ts'
import { slices } from '#apps/server/slices.ts'
import { webSlices } from '#apps/web/slices.ts'
import { profileTabs } from '#casino/players/profile/extensions.ts'
import type { StoredPage } from '#casino/site/pages/rules.ts'
import { readConfig } from '#kernel/config/config.ts'
import { contributionsTo } from '#kernel/extensions.ts'

test('RT-018: a prefix of two letters gives the language and is no part of the path', () => {
  expect(addressed('/en/races/', '', 'uk')).toEqual({ language: 'en', base: '/en', path: '/races/' })
  expect(addressed('/ru', '', 'uk')).toEqual({ language: 'ru', base: '/ru', path: '/' })
  expect(addressed('/races/', '', 'uk')).toEqual({ language: 'uk', base: '/', path: '/races/' })
})

test('RT-019, A-045: the default language has no prefix; an address that names it moves', () => {
  expect(addressed('/uk/races/', '?tab=x', 'uk')).toEqual({ redirect: '/races/?tab=x' })
  expect(addressed('/uk', '', 'uk')).toEqual({ redirect: '/' })
  expect(addressed('/uk//evil.example/', '', 'uk')).toEqual({ redirect: '/evil.example/' })
})

test.each([
  ['//races/', '/races/'],
  ['/races//', '/races/'],
  ['/en///races//x/', '/en/races/x/'],
  ['//evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/evil.example/'],
  ['/uk/\\evil.example/', '/evil.example/'],
  ['/uk/./', '/./'],
])('an address is written one way: %j moves to %j, and never to another host', (asked, redirect) => {
  expect(addressed(asked, '?tab=x', 'uk')).toEqual({ redirect: `${redirect}?tab=x` })
  expect(new URL(redirect, 'https://house.example').host).toBe('house.example')
})

test('RT-077: two letters that are no language are a path like any other', () => {
  expect(addressed('/xx/races/', '', 'uk')).toEqual({ language: 'uk', base: '/', path: '/xx/races/' })
})

test('of a query the server shows the tab alone, if the page has it', () => {
  const tabs = new Set(['sport'])
  expect(shownQuery('?utm=1&tab=sport', tabs)).toBe('?tab=sport')
  expect(shownQuery('?tab=made-up', tabs)).toBe('')
  expect(shownQuery('?tab=<script>', tabs)).toBe('')
  expect(shownQuery('?register', tabs)).toBe('')
})

test('a page’s tabs are those that its slice declares, or that others contribute to it', () => {
  const of = (path: string) => [...tabsOf({ page: { path } as StoredPage })]
  expect(of('/bonuses/')).toEqual(['sport'])
  expect(of('/sport/bets/')).toEqual(['over'])
  expect(of('/profile/').toSorted()).toEqual(
    contributionsTo(webSlices, profileTabs)
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(of('/profile/')).toEqual(expect.arrayContaining(['security', 'transactions', 'data', 'wallets']))
  expect(of('/games/')).toEqual([])
  expect([...tabsOf(null)]).toEqual([])
})

test('every page that reads `?tab=` declares its tabs', () => {
  const readers = globSync('casino/**/web/**/*.tsx', { cwd: new URL('../../../', import.meta.url) }).filter((file) =>
    readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').includes(`.get('tab')`),
  )
  const declaring = webSlices.filter(({ pages = [] }) => pages.some(({ tabs }) => tabs !== undefined)).map(({ name }) => name)
  expect(new Set(readers.map((file) => file.split('/').slice(1, 3).join('/')))).toEqual(new Set(declaring))
})

test('RT-077: all missing addresses share one page; slashes make no second copy', () => {
  const page = { language: 'uk', theme: 'dark', audience: 'guest' } as const
  expect(pageKey(page, false, '/a/', '')).toBe(pageKey(page, false, '/b/', '?tab=x'))
  expect(pageKey(page, true, '/races', '')).toBe(pageKey(page, true, '//races//', ''))
  expect(pageKey(page, true, '/races/', '')).not.toBe(pageKey({ ...page, theme: 'light' }, true, '/races/', ''))
})

test('the policy names what is inline by its hash and lets nothing else in', () => {
  const html = '<script>a()</script><script nonce="x">b()</script><script src="/c.js"></script>'
  const hashes = inlineScriptHashes(html)
  expect(hashes).toHaveLength(2)
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(hashes[0]).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
  const policy = contentSecurityPolicy(readConfig({}, { key_id: '1', hex: '00'.repeat(32) }), slices, hashes)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "default-src 'self'"])
    expect(policy).toContain(rule)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('the best encoding that a browser takes', () => {
  expect(['gzip, deflate, br', 'gzip', '', undefined, 'br;q=0, gzip', 'identity'].map(encodingOf)).toEqual([
    'br',
    'gzip',
    'identity',
    'identity',
    'gzip',
    'identity',
  ])
})

test('CA-001: nothing of others may load, but for a captcha that is configured', () => {
  const secret = { key_id: '1', hex: '00'.repeat(32) }
  expect(contentSecurityPolicy(readConfig({}, secret), slices, [])).toMatch(/script-src 'self';.*frame-src 'self';/)
  const captcha = {
    RECAPTCHA_KEY: 'key',
    RECAPTCHA_URL: 'https://captcha.example/api.js',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
    RECAPTCHA_ORIGINS: 'https://static.captcha.example',
  }
  const policy = contentSecurityPolicy(readConfig(captcha, secret), slices, [])
  for (const directive of ['script-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://captcha.example https://static.captcha.example`)
})

test('a studio that is configured may be framed, and nothing else of it may load', () => {
  const secret = { key_id: '1', hex: '00'.repeat(32) }
  const studio = { GAME_PROVIDERS: `acme:${'ab'.repeat(32)}@https://games.acme.example/door` }
  const policy = contentSecurityPolicy(readConfig(studio, secret), slices, [])
  expect(policy).toContain("frame-src 'self' https://games.acme.example;")
  expect(policy.split('acme.example')).toHaveLength(2)
})
