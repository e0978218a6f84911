import { expect, test } from 'vitest'
import { csvCell, transactionsCsv } from '#casino/money/wallet/csv.ts'

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

test('amounts are written in whole units of their currency', () => {
  const row = { id: '7', at: '2026-12-01T00:00:00.000Z', kind: 'win', purse: 'main' as const, reference: null, game: null }
  expect(transactionsCsv([{ ...row, amount: -1_500_000, currency: 'USDT', exponent: 6 }])).toBe(
    'id,at,kind,amount,currency,purse,game,reference\r\n7,2026-12-01T00:00:00.000Z,win,-1.500000,USDT,main,,\r\n',
  )
})
