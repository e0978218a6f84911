import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { handle } from './bets-placed.ts'
import { useOwnSlips } from './live-tables.ts'

// On the server nothing is kept between two renderings.
vi.stubGlobal('window', {})

const Laid = ({ round }: { readonly round: string }) => JSON.stringify(useOwnSlips(round))
const laidIn = (round: string): unknown => JSON.parse(renderToStaticMarkup(createElement(Laid, { round })).replaceAll('&quot;', '"'))

test('GA-023: bets that the player placed in another window lie on the table of this one, in their own round alone', async () => {
  const slip = { id: '11', round: '5', bets: [{ place: 'red', stake_minor: 1_000 }] }
  await handle({ data: { slips: [slip] } })
  expect([laidIn('5'), laidIn('6')]).toEqual([[slip], []])
})
