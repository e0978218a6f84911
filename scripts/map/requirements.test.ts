import { expect, test } from 'vitest'
import type { WebSlice } from '#kernel/web-slice.ts'
import { claimsOf, faultsOf, statesOf, unknownRows } from './requirements.ts'
import { readRequirements, type Area } from './requirement-rows.ts'
import { rowIdsIn } from './row-ids.ts'
import { markdownOf, marksIn, tidied } from './row-states.ts'
import { titlesIn } from './shown-rows.ts'
import { readModules } from '../boundaries/modules.ts'

const area: Area = {
  code: 'RT',
  title: 'Routes',
  rows: ['RT-001', 'RT-002', 'RT-003'].map((id) => ({ id, text: `what ${id} asks` })),
}

const slice = (name: string, ...rows: readonly string[]): WebSlice => ({ name, pages: [{ path: name, file: `${name}.tsx`, rows }] })

test('a row is shown by a test or open; its owner is the first slice that declares it', () => {
  const claims = claimsOf([], [slice('games/lobby', 'RT-001', 'RT-002'), slice('site/pages', 'RT-001')])
  const states = statesOf(area, claims, new Map([['RT-001', ['casino/site/pages/web/home.test.ts']]]), new Map())
  expect(states.map(({ state, owner }) => [state, owner])).toEqual([
    ['shown', 'games/lobby'],
    ['open', 'games/lobby'],
    ['open', ''],
  ])
})

test('a row that no manifest declares belongs to the slice whose test shows it, before any journey', () => {
  const shown = new Map([['RT-003', ['e2e/evening.spec.ts', 'casino/games/lobby/server/list.db.test.ts']]])
  expect(statesOf(area, new Map(), shown, new Map())[2]).toMatchObject({ state: 'shown', owner: 'games/lobby' })
})

test('a row that is named and not written down is told; ambiguities and other codes are left alone', () => {
  const shown = new Map([
    ['RT-009', []],
    ['A-048', []],
    ['SHA-256', []],
  ])
  expect(unknownRows([area], claimsOf([], [slice('games/lobby', 'RT-008')]), shown, new Map())).toEqual(['RT-008', 'RT-009'])
})

test('the requirements are read whole: every area, and every id once', () => {
  const areas = readRequirements()
  const ids = areas.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(areas.length).toBe(35)
  expect(ids.length).toBeGreaterThanOrEqual(1260)
  expect(new Set(ids).size).toBe(ids.length)
  expect(areas.flatMap(({ rows }) => rows).filter(({ text }) => text === '')).toEqual([])
})

test('a range names the rows in between; a range backwards or over two areas is a mistake', () => {
  expect(rowIdsIn('EN-001, EN-003 … EN-005: a guest is nobody')).toEqual(['EN-001', 'EN-003', 'EN-004', 'EN-005'])
  expect(() => rowIdsIn('EN-005 … EN-003')).toThrow('none')
  expect(() => rowIdsIn('EN-005 … RT-007')).toThrow('none')
})

test('what no test shows must say what it waits for, and what was read again is shown by a test', () => {
  const states = statesOf(area, new Map(), new Map([['RT-001', ['casino/site/pages/web/home.test.ts']]]), new Map())
  expect(faultsOf(states, marksIn('- RT-001: read\n- RT-002: open: the chat\n- RT-003: open: the chat\n'))).toEqual([])
  expect(faultsOf(states, marksIn('- RT-002: read\n- RT-003: open: the chat\n- RT-003: open: the wheel\n'))).toEqual([
    expect.stringMatching(/^RT-003 has two marks/),
    expect.stringMatching(/^RT-002 is shown by no test/),
    expect.stringMatching(/^RT-002 is marked "read"/),
  ])
})

test('a second reading confirms a row, or says what is missing; a claim alone shows nothing', () => {
  const shown = new Map([
    ['RT-001', ['casino/site/pages/web/home.test.ts']],
    ['RT-002', ['casino/site/pages/web/home.test.ts']],
  ])
  const marks = new Map(marksIn('- RT-001: read\n- RT-002: in part: the limit\n').map((mark) => [mark.id, mark]))
  const states = statesOf(area, claimsOf([], [slice('site/pages', 'RT-003')]), shown, marks)
  expect(states.map(({ state, is_read, words }) => [state, is_read, words])).toEqual([
    ['shown', true, ''],
    ['in part', false, 'the limit'],
    ['open', false, ''],
  ])
})

test('a mark in another form is refused, so that none is lost', () => {
  for (const line of ['- RT-001', '- RT-001: shown', '- RT-001: open', '- RT-001: read: almost', '- RT-1: read'])
    expect(() => marksIn(line), line).toThrow('neither')
})

test('two changes that met in one file leave each mark once, in order, and nothing open that is shown by now', () => {
  const both = marksIn('- RT-003: open: the chat\n- RT-001: open: the chat\n- RT-002: read\n- RT-002: read\n')
  expect(markdownOf('RT', tidied(both, new Set(['RT-001', 'RT-002'])))).toBe(
    '# RT: states of rows\n\n- RT-002: read\n- RT-003: open: the chat\n',
  )
})

test('a split row is shown part by part: a contract may name it whole, a test may not', () => {
  const split: Area = { ...area, rows: ['RT-001a', 'RT-001b'].map((id) => ({ id, text: id })) }
  const claims = claimsOf([], [slice('games/lobby', 'RT-001')])
  const shown = new Map([['RT-001a', ['e2e/evening.spec.ts']]])
  expect(statesOf(split, claims, shown, new Map()).map(({ state, owner }) => [state, owner])).toEqual([
    ['shown', 'games/lobby'],
    ['open', 'games/lobby'],
  ])
  expect(unknownRows([split], claims, shown, new Map())).toEqual([])
  expect(unknownRows([split], claims, new Map([['RT-001', []]]), new Map())).toEqual(['RT-001'])
})

test('only titles of tests that always run count, not those with a condition or inside a conditional group', () => {
  const never = 'skip'
  const conditional = [never, `${never}If(x)`, 'runIf(x)', 'todo', 'fails'].map((word, index) => `test.${word}('not counted ${index}', f)`)
  const text = `
    test('A', f); test.each([1])('B', f); describe('C', () => { it.concurrent('D', f) })
    ${conditional.join('; ')}
    describe.${never}If(x)('J', () => { test('K', f); describe('L', () => { test.each\`a\`('M', f) }) })
    describe.each([1]).${never}('N', () => { test('O', f) })`
  const module = readModules(new Map([['e2e/a.spec.ts', text]])).modules.get('e2e/a.spec.ts')
  expect(module && titlesIn(module.program).filter((title) => title !== '')).toEqual(['A', 'B', 'C', 'D'])
})
