import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FairDraw } from '../contract.ts'
import { OddsTable } from './odds-table.tsx'

const shown = (state: FairDraw['state']): string =>
  html(
    <OddsTable
      caption="Falling stars"
      draw={{ state, outcomes: [{ name: 'star', title: 'A star', weight: 1, left: 3, stock: 5 }], nothingWeight: 3, total: 4 }}
    />,
  )

test('what a draw that runs has left can be won; of one that is over it is what nobody won', () => {
  expect(shown('active')).toContain('draws.odds.left')
  expect(shown('active')).not.toContain('draws.odds.unwon')
  expect(shown('closed')).toContain('draws.odds.unwon')
  expect(shown('closed')).not.toContain('draws.odds.left')
})
