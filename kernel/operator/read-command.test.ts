import { expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands, OperatorMistake, type OperatorCommand } from '#kernel/operator/commands.ts'
import { helpOf, readCommand } from '#kernel/operator/read-command.ts'
import { acceptedBy, usageFault } from '#kernel/operator/usage.ts'

const commands = contributionsTo(slices, operatorCommands)
const typed = (line: string, reason = 'Дату не видно') => readCommand(commands, [...line.split(' '), '--reason', reason])

test('a command gets the words after its own, its options, and who decides and why', async () => {
  const seen: unknown[] = []
  const deciding: OperatorCommand = {
    name: 'lamps light',
    usage: '<number> [<which>] [--colour <name>]',
    decides: true,
    read: ({ words, option }, decider) => {
      seen.push([words, option('colour'), decider])
      return async () => 'lit'
    },
  }
  const args = ['lamps', 'light', '17', 'all', '--colour', 'red', '--actor', 'anna', '--reason', ' it is dark ']
  expect(await readCommand([deciding], args)(undefined as never)).toBe('lit')
  expect(seen).toEqual([[['17', 'all'], 'red', { actor: 'operator:anna', reason: 'it is dark' }]])
})

test('a person is one, however their name is typed: "Anna" is no second one beside "anna"', async () => {
  const deciding: OperatorCommand = { name: 'lamps light', decides: true, read: (_typed, by) => () => Promise.resolve(by.actor) }
  const said = (actor: string) =>
    readCommand([deciding], ['lamps', 'light', '--actor', actor, '--reason', 'it is dark'])(undefined as never)
  expect(await Promise.all(['anna', 'Anna', ' ANNA '].map(said))).toEqual(['operator:anna', 'operator:anna', 'operator:anna'])
})

test.each([
  'documents list',
  'documents approve 17 --actor anna',
  'ledger recount',
  'restrictions list',
  'restrictions list Petro',
  'restrictions set Petro youngster --actor anna',
  'restrictions lift Petro undesirable --actor anna',
  'players block Petro --actor anna',
  'players drop-second-factor Petro --actor anna',
  'deposits refund 10002 --actor anna',
  'deposits refund 10002 5000 --actor anna',
  'sport competitors Ruch Chorzow',
  'games close dice --uk Закрито --ru Закрыто --en Closed --actor anna',
])('"%s" is understood', (line) => {
  expect(typed(line)).toBeTypeOf('function')
})

test('what a command accepts is read from its usage, which is written in one way', () => {
  expect(acceptedBy('<id> ["<first name>" "<last name>"] --result \'<json>\' [--uk <text> --en <text>]')).toEqual({
    most_words: 3,
    options: new Set(['result', 'uk', 'en']),
  })
  expect(acceptedBy('<name>…').most_words).toBe(Number.POSITIVE_INFINITY)
  expect(acceptedBy().most_words).toBe(0)
  for (const usage of [undefined, '<id>', '[<id>]', '<id> [--uk <text> --ru <text>]', '<name>…']) expect(usageFault(usage)).toBeUndefined()
  for (const usage of ['', 'id', '<id> [minor units]', '--uk', '<id> --uk text']) expect(usageFault(usage)).toContain('usage')
})

test('the help names every command, and which of them need an actor and a reason', () => {
  const help = helpOf(commands)
  for (const { name } of commands) expect(help).toContain(`npm run operator -- ${name}`)
  expect(help).toContain('documents reject <id> --actor <name> --reason "<words>"')
})

test.each([
  ['nobody decides', () => typed('documents approve 17')],
  ['no reason', () => typed('documents approve 17 --actor anna', '  ')],
  ['a reason of two letters', () => typed('documents approve 17 --actor anna', 'ok')],
  ['a reason without end', () => typed('documents approve 17 --actor anna', 'x'.repeat(501))],
  ['no number', () => typed('documents approve all --actor anna')],
  ['below one', () => typed('documents approve 0 --actor anna')],
  ['another verb', () => typed('documents delete 17 --actor anna')],
  ['another thing to do to the ledger', () => readCommand(commands, ['ledger', 'mend'])],
  ['more than a recount', () => readCommand(commands, ['ledger', 'recount', 'now'])],
  ['another area', () => typed('unicorns pay 17 --actor anna')],
  ['an area of every object', () => typed('constructor list')],
  ['a restriction that is none', () => typed('restrictions set anna2 rich --actor anna')],
  ['a player by number', () => typed('restrictions set 17 youngster --actor anna')],
  ['a block without a name', () => readCommand(commands, ['players', 'block', 'anna2', '--reason', 'fraud'])],
  ['another verb for players', () => typed('players delete anna2 --actor anna')],
  ['a word more than the command has', () => typed('documents reject 17 18 --actor anna')],
  ['a word after the first option', () => typed('payouts approve 17 --actor anna 18')],
  ['the rest of a reason without quotes', () => readCommand(commands, 'payouts approve 17 --actor anna --reason is fine'.split(' '))],
  ['an option that the command has not', () => typed('deposits refund 10002 --amount 50 --actor anna')],
  ['an option of another command', () => typed('documents reject 17 --result {} --actor anna')],
  ['an option of every object', () => typed('documents reject 17 --constructor x --actor anna')],
  ['an option twice', () => typed('documents reject 17 --actor anna --actor ivan')],
  ['an option as the value of another', () => typed('games close dice --uk --ru Закрито --en Closed --actor anna')],
  ['an option without its value', () => readCommand(commands, 'documents reject 17 --actor anna --reason'.split(' '))],
  ['a word after a command that only reads', () => typed('payouts list now')],
  ['a limit of every object', () => typed('sport change-limit UAH constructor 300 --actor anna')],
  ['an actor that is none', () => typed('documents approve 17 --actor --reason')],
])('%s: the operator is told what is wrong, and nothing is done', (_what, ask) => {
  expect(ask).toThrow(OperatorMistake)
})
