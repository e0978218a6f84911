import { expect, test } from 'vitest'
import { emailErrorOf, handleErrorOf, isCountry, linkWordOf, passwordErrorOf, refererOf } from './rules.ts'

test.each(['a@b.co', "o'neil+tag@mail.example.com", 'olena@пошта.укр', 'x@xn--80aswg.xn--p1ai', ' spaces@example.com '])(
  'the e-mail %j is one',
  (email) => expect(emailErrorOf(email)).toBeUndefined(),
)

test.each([
  '',
  '@',
  'olena',
  'olena@',
  '@example.com',
  'a@b',
  'a@b@c.com',
  'a b@c.com',
  'a@b..com',
  '.a@b.com',
  'a@-b.com',
  'a@b.com\n',
  `${'a'.repeat(65)}@b.com`,
  `a@${'b.'.repeat(130)}com`,
  'a@b.com, c@d.com',
  '"<script>"@b.com',
  'a\u0000@b.com',
])(
  'the e-mail %j is none',
  // A line break at the end is trimmed like a space: people paste it.
  (email) => expect(emailErrorOf(email)).toBe(email.endsWith('\n') ? undefined : 'email-invalid'),
)

test.each(['abc', 'Olena_K', 'a.b-c_d', 'x'.repeat(20), 'player7'])('A-035: the handle %j may be had', (handle) =>
  expect(handleErrorOf(handle)).toBeUndefined(),
)

test.each([
  '',
  'ab',
  '1abc',
  'a@b.com',
  '+380501234567',
  'козак',
  'ко3ak',
  'a b c',
  'abc-',
  'a..b',
  'x'.repeat(21),
  'abc\u0000',
  'аdmin1',
  '👑king',
  'a\u0301bc',
])('A-035: the handle %j may not: plain ASCII, never an e-mail or a phone number', (handle) =>
  expect(handleErrorOf(handle)).toBe('login-invalid'),
)

test.each(['admin', 'SUPPORT', 'OpenHouse', 'moderator'])('the handle %j would sound like the house', (handle) =>
  expect(handleErrorOf(handle)).toBe('login-taken'),
)

test.each([
  ['seven77', 'password-too-short'],
  ['🔑🔑🔑🔑🔑🔑🔑', 'password-too-short'],
  ['a1'.repeat(65), 'password-too-long'],
  ['Password123', 'password-too-common'],
  ['ПАРОЛЬ123', 'password-too-common'],
  ['zzzzzzzzzzzz', 'password-too-common'],
  ['23456789', 'password-too-common'],
  ['hgfedcba', 'password-too-common'],
  ['Olena@Example.com', 'password-too-common'],
])('the password %j is refused: %s', (password, code) => {
  expect(passwordErrorOf(password, ['olena@example.com'])).toBe(code)
})

test.each(['correct horse battery', 'вишня цвіте', 'aB3$xY7!', '🔑🔒🔑🔒🔑🔒🔓🔑', `${'ж1'.repeat(64)}`])(
  'the password %j is taken as it is',
  (password) => expect(passwordErrorOf(password, ['olena@example.com'])).toBeUndefined(),
)

test('what came with a link is kept as a word or left out, and never keeps anybody from registering', () => {
  expect(linkWordOf('friend-7')).toBe('friend-7')
  for (const junk of [undefined, '', 'a b', '<script>', 'x'.repeat(65), "'; drop table"]) expect(linkWordOf(junk)).toBeNull()
})

test('reliability 16: a referer is a path of this site', () => {
  expect(refererOf('/games/?tab=new')).toBe('/games/?tab=new')
  for (const foreign of ['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/a b', `/${'x'.repeat(301)}`, 7])
    expect(refererOf(foreign)).toBeNull()
})

test('a country is one that there is', () => {
  expect(['UA', 'GB', 'PL'].every(isCountry)).toBe(true)
  expect(['ZZ', 'QQ', 'ua', 'UKR', ''].some(isCountry)).toBe(false)
})

test.each([
  'Admin',
  'support24',
  'supp0rt',
  'officiaI',
  'open-house',
  '0fficial',
  'adrnin',
  'Openh0use_ua',
  'vegas.support',
  'supportteam',
  'kingofficial',
  'x-moderator',
])('the handle %s would look like the house speaking, and is taken', (handle) =>
  expect(handleErrorOf(handle)).toMatch(/^login-(?:taken|invalid)$/),
)

test.each(['viking', 'kingfisher', 'helpful', 'managers_son', 'vegas', 'casinova', 'calm-otter-4821', 'lady.supportive'])(
  'the handle %s is anybody’s',
  (handle) => expect(handleErrorOf(handle)).toBeUndefined(),
)
