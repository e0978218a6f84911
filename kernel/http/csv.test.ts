import { expect, test } from 'vitest'
import { csvCell, csvText } from '#kernel/http/csv.ts'

test.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+380', "'+380"],
  ['\tx', "'\tx"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=a,"b"', '"\'=a,""b"""'],
])('reliability 16: the cell %j is written as %j', (value, written) => {
  expect(csvCell(value)).toBe(written)
})

test('numbers of our own are written as they are, also below zero', () => {
  expect(
    csvText([
      ['id', 'amount'],
      ['7', { number: '-1.500000' }],
    ]),
  ).toBe('id,amount\r\n7,-1.500000\r\n')
})
