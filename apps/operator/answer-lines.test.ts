import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { OperatorError, OperatorMistake, operatorCommands, type OperatorCommand } from '#kernel/operator/commands.ts'
import { answerLines } from './answer.ts'

const command = (name: string, work: () => Promise<string>): OperatorCommand => ({ name, decides: false, read: () => work })

const commands = [
  command('doors count', () => Promise.resolve('3 doors')),
  command('doors open', () => Promise.reject(new OperatorError('They are open already.'))),
  {
    ...command('doors paint', () => Promise.resolve('')),
    read: () => {
      throw new OperatorMistake('Say which colour.')
    },
  },
  command('doors break', () => Promise.reject(new TypeError('a fault of ours'))),
] satisfies readonly OperatorCommand[]

// oxlint-disable-next-line typescript/require-await -- lines come one by one, as from a stream
async function* lines(...some: readonly string[]): AsyncGenerator<string> {
  yield* some
}

const answersTo = (...some: readonly string[]): Promise<unknown[]> =>
  Array.fromAsync(answerLines({} as House, commands, lines(...some)), (line): unknown => JSON.parse(line))

test('each line is a command and is answered by one line, in order, also after one that was refused or not understood', async () => {
  expect(
    await answersTo('["doors","count"]', '["doors","open"]', '', 'doors count', '["doors",7]', '["doors","paint"]', '["doors","count"]'),
  ).toEqual([
    { outcome: 'done', text: '3 doors' },
    { outcome: 'refused', text: 'They are open already.' },
    { outcome: 'mistake', text: expect.stringContaining('JSON array') },
    { outcome: 'mistake', text: expect.stringContaining('JSON array') },
    { outcome: 'mistake', text: 'Say which colour.' },
    { outcome: 'done', text: '3 doors' },
  ])
})

test('a fault of ours ends the run, and what comes after it is not tried', async () => {
  const answers = answerLines({} as House, commands, lines('["doors","count"]', '["doors","break"]', '["doors","count"]'))
  expect((await answers.next()).value).toContain('3 doors')
  await expect(answers.next()).rejects.toThrow('a fault of ours')
  expect(await answers.next()).toEqual({ done: true, value: undefined })
})

test('a file that is not there, a folder and a file that is not JSON are the operator’s to mend: told by name, and the next line is tried', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-files-'))
  const broken = path.join(folder, 'broken.json')
  await writeFile(broken, '{"name": ')
  const signed = ['--actor', 'anna', '--reason', 'a test']
  const missing = path.join(folder, 'missing.csv')
  const typed = [
    ['bonuses', 'draft', broken],
    ['bonuses', 'try-list', 'gift', missing],
    ['bonuses', 'grant-list', 'gift', folder, ...signed],
    ['campaigns', 'draft', broken],
    ['codes', 'make', broken, ...signed],
    ['spins', 'try', broken],
    ['spins', 'give', missing, ...signed],
    ['reconciliation', 'read', 'stripe', '2026-11-22', missing],
    ['stories', 'publish', broken, ...signed],
  ]
  const given = typed.map((words) => JSON.stringify(words))
  const answers = await Array.fromAsync(answerLines({} as House, contributionsTo(slices, operatorCommands), lines(...given)), (line) =>
    JSON.parse(line),
  )
  const of = (file: string) => ({ outcome: 'refused', text: expect.stringContaining(`The file ${file} `) })
  expect(answers).toEqual([broken, missing, folder, broken, broken, broken, missing, missing, broken].map((file) => of(file)))
  await rm(folder, { recursive: true })
})
