import { expect, test } from 'vitest'
import type { WebSlice } from '#kernel/web-slice.ts'
import { claimsOf, faultsOf, statesOf, unknownRows } from './requirements.ts'
import { readRequirements, type Area } from './requirement-rows.ts'
import { rowIdsIn } from './row-ids.ts'
import { waitingRowsIn } from './waiting-rows.ts'

const area: Area = {
  code: 'RT',
  title: 'Routes',
  rows: ['RT-001', 'RT-002', 'RT-003'].map((id) => ({ id, text: `what ${id} asks` })),
}

const slice = (name: string, ...rows: readonly string[]): WebSlice => ({ name, pages: [{ path: name, file: `${name}.tsx`, rows }] })

test('a row is shown by a test, claimed by a manifest, or open; its owner is the first slice that declares it', () => {
  const claims = claimsOf([], [slice('games/lobby', 'RT-001', 'RT-002'), slice('site/pages', 'RT-001')])
  const states = statesOf(area, claims, new Map([['RT-001', ['casino/site/pages/web/home.test.ts']]]))
  expect(states.map(({ state, owner }) => [state, owner])).toEqual([
    ['shown', 'games/lobby'],
    ['claimed', 'games/lobby'],
    ['open', ''],
  ])
})

test('a row that no manifest declares belongs to the slice whose test shows it, before any journey', () => {
  const shown = new Map([['RT-003', ['e2e/evening.spec.ts', 'casino/games/lobby/server/list.db.test.ts']]])
  expect(statesOf(area, new Map(), shown)[2]).toMatchObject({ state: 'shown', owner: 'games/lobby' })
})

test('a row that is named and not written down is told; ambiguities and other codes are left alone', () => {
  const shown = new Map([
    ['RT-009', []],
    ['A-048', []],
    ['SHA-256', []],
  ])
  expect(unknownRows([area], claimsOf([], [slice('games/lobby', 'RT-008')]), shown)).toEqual(['RT-008', 'RT-009'])
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

test('what no test shows must say what it waits for, and what is shown waits for nothing', () => {
  const states = statesOf(area, new Map(), new Map([['RT-001', ['casino/site/pages/web/home.test.ts']]]))
  expect(faultsOf(states, waitingRowsIn('| RT-002 … RT-003 | the chat |'))).toEqual([])
  expect(faultsOf(states, waitingRowsIn('| RT-001, RT-002 | the chat |'))).toEqual([
    expect.stringMatching(/^RT-001 is shown/),
    expect.stringMatching(/^RT-003 is shown by no test/),
  ])
})
