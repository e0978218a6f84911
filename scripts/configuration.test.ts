import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { readTree } from './boundaries/tree.ts'

const read = (file: string): string => readFileSync(file, 'utf8')

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

/** Every way in which the site's code asks the environment. */
const asked = (): string[] => {
  const sources = [...readTree('.')].filter(
    ([file]) => /^(kernel|casino|apps\/server)\//.test(file) && !/\.test\.ts$|\/testing\//.test(file),
  )
  return namesIn(sources.map(([, text]) => text).join('\n'), /(?:\benv\[|\(env, |process\.env\.|process\.env\[)'?([A-Z][A-Z_]+)/g)
}

test('.env.example names every variable that the site or compose.yaml asks for, and no other', () => {
  const documented = namesIn(read('.env.example'), /^([A-Z_]+)=/gm)
  const composed = namesIn(read('compose.yaml'), /\$\{([A-Z_]+)/g)
  expect(asked().length).toBeGreaterThan(15)
  expect(documented).toEqual([...new Set([...asked(), ...composed])].toSorted())
})

test('every variable in .env.example is explained', () => {
  const blocks = read('.env.example').split(/\n\n+/)
  const unexplained = blocks.flatMap((block) => (/^[A-Z_]+=/m.test(block) && !block.includes('#') ? block : []))
  expect(unexplained.filter((block) => !block.startsWith('DATABASE_OWNER_PASSWORD'))).toEqual([])
})

test('what the site asks for reaches it in its container: from compose.yaml, from the image, or by its default', () => {
  const site = /^ {2}site:\n([\s\S]*?)\n {2}postgres:/m.exec(read('compose.yaml'))?.[1] ?? ''
  const handed = namesIn(site, /^ {6}([A-Z_]+): /gm)
  const of_the_image = namesIn(/^ENV .*/m.exec(read('Dockerfile'))?.[0] ?? '', /([A-Z_]+)=/g)
  // The image serves what it was built with.
  expect(asked().filter((name) => ![...handed, ...of_the_image, 'WEB'].includes(name))).toEqual([])
})

test('reliability 25: a house in containers takes test cards when somebody said so, and by no default', () => {
  expect(/^ {6}DEMO: (.*)$/m.exec(read('compose.yaml'))?.[1]).toMatch(/^\$\{DEMO:\?.+\}$/)
})

test('compose.yaml gives Centrifugo the namespaces that slices declare', () => {
  const declared = new Set(['player', ...slices.flatMap(({ channels }) => (channels ?? []).map(({ namespace }) => namespace))])
  expect(namesIn(read('compose.yaml'), /\{"name": "([a-z-]+)"/g)).toEqual([...declared].toSorted())
})
