import { expect, test } from 'vitest'
import { csvText } from '#kernel/http/csv.ts'

test.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+380', "'+380"],
  ['\tx', "'\tx"],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=a,"b"', '"\'=a,""b"""'],
])('reliability 16: the cell %j is written as %j', (value, written) => {
  expect(csvText('en', [[value]])).toBe(`\uFEFF${written}\r\n`)
})

test('numbers of our own are written as they are, also below zero', () => {
  expect(
    csvText('en', [
      ['id', 'amount'],
      ['7', { number: '-1.500000' }],
    ]),
  ).toBe('\uFEFFid,amount\r\n7,-1.500000\r\n')
})

test('a Ukrainian spreadsheet gets semicolons, decimal commas and the moment of the page; an English one commas and points', () => {
  const rows = [[{ number: '-1.50' }, { moment: '2026-12-05T16:30:07.120Z' }, 'Золотий сад']]
  expect(csvText('uk', rows)).toBe('\uFEFF-1,50;05.12.2026 18:30:07;Золотий сад\r\n')
  expect(csvText('ru', rows)).toBe(csvText('uk', rows))
  expect(csvText('en', rows)).toBe('\uFEFF-1.50,05.12.2026 18:30:07,Золотий сад\r\n')
})
