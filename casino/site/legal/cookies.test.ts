import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#kernel/i18n/texts.ts'
import { cookies } from './cookies.ts'
import { texts } from './privacy-texts.ts'

const sources = ['apps', 'casino', 'kernel', 'ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)testing\//.test(name))
    .map((name) => ({ file: `${folder}/${name}`, source: readFileSync(`${folder}/${name}`, 'utf8') })),
)

/** They set the cookies whose names they are given, or that an answer has set before. */
const passOn = new Set(['kernel/web/cookies.ts', 'kernel/http/idempotency.ts', 'casino/sign-in/sessions/server/cookies.ts'])

/** `writeCookie(name, …)`, `reply.setCookie(name, …)`, `setPrivate(house, reply, name, …)`, `setReadable(house, reply, name, …)`. */
const setters = /\b(?:writeCookie\(|\.setCookie\(|set(?:Private|Readable)\(house, reply,)\s*([^,)]+)/g

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)

/** What a name is in the file itself, or else where it is exported. */
const valuesOf = (name: string, source: string): string[] => {
  const declared = new RegExp(String.raw`\bconst ${name}(?:: [^\n]*?)? = (\{[^}]*\}|'[^']*')`)
  return quoted((declared.exec(source) ?? sources.map((one) => declared.exec(one.source)).find(Boolean))?.[1] ?? '')
}

const namesOf = (given: string, source: string): string[] =>
  given.startsWith("'") ? quoted(given) : valuesOf(given.replace(/\[.*/, ''), source)

const setIn = ({ file, source }: (typeof sources)[number]): string[] => {
  const given = [...source.matchAll(setters)].map(([, name = '']) => name)
  if (/document\.cookie = /.test(source)) given.push('name')
  return given.flatMap((name) => {
    const names = namesOf(name, source)
    return names.length > 0 ? names : [`${file}: ${name}`]
  })
}

test('the privacy page names every cookie that the site sets, and no other', () => {
  const set = new Set(sources.filter(({ file }) => !passOn.has(file)).flatMap(setIn))
  expect([...set].toSorted()).toEqual(Object.values(cookies).flat().toSorted())
})

test('each use of cookies has a paragraph of its own, with their names, in every language', () => {
  for (const use of Object.keys(cookies) as (keyof typeof cookies)[])
    for (const language of languages) expect(texts[`privacy.cookies.${use}`][language]).toContain(`{${use}}`)
})
