import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const typed = (line: string, reason = 'Дату не видно') => readArguments([...line.split(' '), '--reason', reason])

test('a decision has a document, an actor and a reason', () => {
  expect(typed('documents reject 17 --actor anna')).toEqual({
    what: 'reject',
    document_id: 17n,
    actor: 'operator:anna',
    reason: 'Дату не видно',
  })
  expect(readArguments(['documents', 'list'])).toEqual({ what: 'list' })
  expect(readArguments(['ledger', 'recount'])).toEqual({ what: 'recount-ledger' })
  expect(readArguments([])).toEqual({ what: 'help', mistake: null })
})

test('RP-008: a restriction has a player, a kind, an actor and a reason; a list may be of one player', () => {
  const decider = { actor: 'operator:anna', reason: 'Дату не видно' }
  expect(typed('restrictions set Petro youngster --actor anna')).toEqual({
    what: 'set-restriction',
    player: 'Petro',
    kind: 'youngster',
    ...decider,
  })
  expect(typed('restrictions lift Petro undesirable --actor anna')).toMatchObject({ what: 'lift-restriction', kind: 'undesirable' })
  expect(typed('players block Petro --actor anna')).toEqual({ what: 'block', player: 'Petro', ...decider })
  expect(typed('players drop-second-factor Petro --actor anna')).toEqual({ what: 'drop-second-factor', player: 'Petro', ...decider })
  expect(readArguments(['restrictions', 'list'])).toEqual({ what: 'list-restrictions', player: null })
  expect(readArguments(['restrictions', 'list', 'Petro'])).toEqual({ what: 'list-restrictions', player: 'Petro' })
})

test.each([
  ['nobody decides', () => typed('documents approve 17')],
  ['no reason', () => typed('documents approve 17 --actor anna', '  ')],
  ['a reason of two letters', () => typed('documents approve 17 --actor anna', 'ok')],
  ['a reason without end', () => typed('documents approve 17 --actor anna', 'x'.repeat(501))],
  ['no number', () => typed('documents approve all --actor anna')],
  ['below one', () => typed('documents approve 0 --actor anna')],
  ['another verb', () => typed('documents delete 17 --actor anna')],
  ['another thing to do to the ledger', () => readArguments(['ledger', 'mend'])],
  ['more than a recount', () => readArguments(['ledger', 'recount', 'now'])],
  ['another area', () => typed('payouts pay 17 --actor anna')],
  ['an area of every object', () => typed('constructor list')],
  ['a restriction that is none', () => typed('restrictions set anna2 rich --actor anna')],
  ['a player by number', () => typed('restrictions set 17 youngster --actor anna')],
  ['a block without a name', () => readArguments(['players', 'block', 'anna2', '--reason', 'fraud'])],
  ['another verb for players', () => typed('players delete anna2 --actor anna')],
  ['an actor that is none', () => typed('documents approve 17 --actor --reason')],
])('%s: the help says what is wrong, and nothing is done', (_what, ask) => {
  expect(ask()).toMatchObject({ what: 'help', mistake: expect.any(String) })
})
