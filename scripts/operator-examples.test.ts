import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'

const commands = contributionsTo(slices, operatorCommands)
const operations = readFileSync('docs/operations.md', 'utf8')

/** As a shell takes a line apart. */
const wordsOf = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)

const faultOf = (words: readonly string[]): string | null => {
  try {
    readCommand(commands, words)
    return null
  } catch (error) {
    return String(error)
  }
}

test('each operator command that docs/operations.md prints is understood as it stands there', () => {
  const typed = [...operations.matchAll(/(?:npm run operator --|apps\/operator\/main\.ts) (?!--)([^`\n]+)/g)].map(([, line = '']) =>
    wordsOf(line),
  )
  const in_lines = [...operations.matchAll(/'(\["[^'\n]*\])'/g)].map(([, line = '']): string[] => JSON.parse(line))
  expect([typed.length, in_lines.length].every((count) => count > 1)).toBe(true)
  for (const words of [...typed, ...in_lines]) expect([words.join(' '), faultOf(words)]).toEqual([words.join(' '), null])
})

/** `chat list | mute | close <room>`: the first names the area for those after it; `players block|unblock …`. */
const namesIn = (mention: string): string[] => {
  const [area = '', ...verbs] = mention.replaceAll('|', ' | ').split(/\s+/)
  const is_verb = (at: number) => at === 0 || verbs[at - 1] === '|'
  return verbs.filter((verb, at) => is_verb(at) && /^[a-z-]+$/.test(verb)).map((verb) => `${area} ${verb}`)
}

test('each operator command that a README names is there', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
  const mentioned = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
    return [...text.matchAll(/npm run operator -- ([a-z][^`]*)`/g)]
      .flatMap(([, mention = '']) => namesIn(mention))
      .map((name) => `${file}: ${name}`)
  })
  const known = new Set(commands.map(({ name }) => name))
  expect(mentioned.length).toBeGreaterThan(20)
  expect(mentioned.filter((mention) => !known.has(mention.slice(mention.indexOf(': ') + 2)))).toEqual([])
})
