const suitPaths = {
  hearts: 'M0 26C-34 2 -30 -24 -12 -24C-4 -24 0 -18 0 -13C0 -18 4 -24 12 -24C30 -24 34 2 0 26Z',
  diamonds: 'M0 -28L21 0L0 28L-21 0Z',
  spades: 'M0 -28C28 -6 30 16 14 17C8 17 4 14 2 10C2 18 5 24 10 27H-10C-5 24 -2 18 -2 10C-4 14 -8 17 -14 17C-30 16 -28 -6 0 -28Z',
  clubs:
    'M-2 8C-8 18 -27 15 -25 1C-24 -8 -15 -11 -9 -8C-16 -22 -7 -29 0 -29C7 -29 16 -22 9 -8C15 -11 24 -8 25 1C27 15 8 18 2 8C2 17 5 24 10 27H-10C-5 24 -2 17 -2 8Z',
} as const

export type CardSuit = keyof typeof suitPaths

const rankText = (rank: number): string => ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' })[rank] ?? String(rank)

const [left, right, top, bottom] = [-20, 20, -50, 50]
const columns = (...heights: readonly number[]) =>
  heights.flatMap((y): [number, number][] => [
    [left, y],
    [right, y],
  ])

/** Positions of a card's pips. */
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [0, top],
    [0, bottom],
  ],
  3: [
    [0, top],
    [0, 0],
    [0, bottom],
  ],
  4: columns(top, bottom),
  5: [...columns(top, bottom), [0, 0]],
  6: columns(top, 0, bottom),
  7: [...columns(top, 0, bottom), [0, -25]],
  8: [...columns(top, 0, bottom), [0, -25], [0, 25]],
  9: [...columns(top, -17, 17, bottom), [0, 0]],
  10: [...columns(top, -17, 17, bottom), [0, -33], [0, 33]],
}

const pipsOf = (rank: number, path: string): string =>
  (pips[rank] ?? []).map(([x, y]) => `<path d="${path}" transform="translate(${x} ${y}) scale(0.42${y > 0 ? ' -0.42' : ''})"/>`).join('')

/** A playing card, 120 wide and 168 high, its middle at 0 0. */
export const playingCard = (rank: number, suit: CardSuit): string => {
  const colour = suit === 'hearts' || suit === 'diamonds' ? '#b81f2e' : '#1b1f2a'
  const corner = `<text x="-46" y="-54" font-size="${rank === 10 ? 25 : 30}" font-weight="800" text-anchor="middle">${rankText(rank)}</text><path d="${suitPaths[suit]}" transform="translate(-46 -34) scale(0.36)"/>`
  return [
    '<rect x="-58" y="-80" width="120" height="168" rx="12" fill="#000" opacity="0.35"/><rect x="-60" y="-84" width="120" height="168" rx="12" fill="#fffdf6" stroke="#c9bfa6" stroke-width="1.5"/>',
    `<g fill="${colour}">${corner}<g transform="rotate(180)">${corner}</g>`,
    rank > 10
      ? `<rect x="-30" y="-56" width="60" height="112" rx="8" fill="#f1e4c2" stroke="#c99a3a" stroke-width="2"/><path d="${suitPaths[suit]}" transform="translate(0 22) scale(0.9)"/><path d="M-18 -22L-24 -44L-10 -34L0 -50L10 -34L24 -44L18 -22Z" fill="#d9a12c" stroke="#7d5610" stroke-width="2" stroke-linejoin="round"/>`
      : rank === 1
        ? `<path d="${suitPaths[suit]}" transform="scale(1.5)"/>`
        : pipsOf(rank, suitPaths[suit]),
    '</g>',
  ].join('')
}

/** The back of a card in a given colour. */
export const cardBack = (colour: string): string =>
  `<rect x="-58" y="-80" width="120" height="168" rx="12" fill="#000" opacity="0.35"/><rect x="-60" y="-84" width="120" height="168" rx="12" fill="#fffdf6"/><rect x="-53" y="-77" width="106" height="154" rx="8" fill="${colour}"/><path d="${Array.from({ length: 7 }, (_, row) => Array.from({ length: 5 }, (_c, column) => `M${-40 + column * 20} ${-72 + row * 22}l8 10l-8 10l-8 -10Z`).join('')).join('')}" fill="#fff" opacity="0.22"/><rect x="-46" y="-70" width="92" height="140" rx="6" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="2"/>`
