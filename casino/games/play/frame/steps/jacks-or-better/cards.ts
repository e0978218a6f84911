import { cardOf } from '../card-name.ts'

/** Pips as a screen of the eighties drew them: eleven dots across, filled row by row. */
const dots = {
  spades: [
    '     #     ',
    '    ###    ',
    '   #####   ',
    '  #######  ',
    ' ######### ',
    '###########',
    '###########',
    ' ### # ### ',
    '     #     ',
    '    ###    ',
  ],
  hearts: [
    '  ##   ##  ',
    ' #### #### ',
    '###########',
    '###########',
    '###########',
    ' ######### ',
    '  #######  ',
    '   #####   ',
    '    ###    ',
    '     #     ',
  ],
  clubs: [
    '    ###    ',
    '   #####   ',
    '   #####   ',
    '    ###    ',
    ' ### # ### ',
    '###########',
    '###########',
    ' ### # ### ',
    '     #     ',
    '    ###    ',
  ],
  diamonds: [
    '     #     ',
    '    ###    ',
    '   #####   ',
    '  #######  ',
    ' ######### ',
    ' ######### ',
    '  #######  ',
    '   #####   ',
    '    ###    ',
    '     #     ',
  ],
} as const

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** One path of runs of dots. */
const pathOf = (rows: readonly string[], dot: number): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index * dot} ${y * dot}h${run.length * dot}v${dot}h${-run.length * dot}Z`),
    )
    .join('')

const pips = Object.fromEntries(
  Object.entries(dots).map(([suit, rows]) => [suit, { small: pathOf(rows, 2.6), large: pathOf(rows, 7) }]),
) as Readonly<Record<keyof typeof dots, { readonly small: string; readonly large: string }>>

/** A card on the screen: square corners, a large letter and one large pip. */
export const screenCard = (card: number): string => {
  const { rank, suit } = cardOf(card)
  const { small, large } = pips[suit]
  const letter = letters[rank] ?? String(rank)
  return [
    '<rect x="-58" y="-82" width="116" height="164" fill="#fdfdf5"/>',
    `<g fill="${suit === 'hearts' || suit === 'diamonds' ? '#e01f3c' : '#10101c'}">`,
    `<text x="-50" y="-38" font-size="${rank === 10 ? 46 : 54}" font-weight="900" font-family="Consolas, 'Courier New', monospace" letter-spacing="-5">${letter}</text>`,
    `<path d="${small}" transform="translate(22 -74)"/>`,
    `<path d="${large}" transform="translate(-38 -6)"/>`,
    '</g>',
  ].join('')
}

const weave = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 6 }, (_cell, column) => ((row + column) % 2 === 0 ? `M${-54 + column * 18} ${-76 + row * 19}h18v19h-18Z` : '')).join(
    '',
  ),
).join('')

export const screenBack = `<rect x="-58" y="-82" width="116" height="164" fill="#fdfdf5"/><rect x="-54" y="-76" width="108" height="152" fill="#1a2fd0"/><path d="${weave}" fill="#3f7dff"/>`
