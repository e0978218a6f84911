import { cardOf } from '../card-name.ts'

const pips = {
  hearts: 'M0 26C-34 2 -30 -24 -12 -24C-4 -24 0 -18 0 -13C0 -18 4 -24 12 -24C30 -24 34 2 0 26Z',
  diamonds: 'M0 -28C4 -14 10 -6 21 0C10 6 4 14 0 28C-4 14 -10 6 -21 0C-10 -6 -4 -14 0 -28Z',
  spades: 'M0 -28C28 -6 30 16 14 17C8 17 4 14 2 10C2 18 5 24 10 27H-10C-5 24 -2 18 -2 10C-4 14 -8 17 -14 17C-30 16 -28 -6 0 -28Z',
  clubs:
    'M-2 8C-8 18 -27 15 -25 1C-24 -8 -15 -11 -9 -8C-16 -22 -7 -29 0 -29C7 -29 16 -22 9 -8C15 -11 24 -8 25 1C27 15 8 18 2 8C2 17 5 24 10 27H-10C-5 24 -2 17 -2 8Z',
} as const

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** Old paper with a worn corner. */
const paper =
  '<path d="M-46 -84H46Q60 -84 60 -70V58L44 84H-46Q-60 84 -60 70V-70Q-60 -84 -46 -84Z" fill="#f1e0b6" stroke="#8a6a3a" stroke-width="1.5"/><path d="M60 58L42 62L44 84Z" fill="#cdb27c" stroke="#8a6a3a" stroke-width="1"/>'

/** What stands on a wild card: a bull's head with its horns. */
const bull =
  '<g fill="none" stroke="#6b2412" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-40 -22C-44 2 -22 6 -14 0M40 -22C44 2 22 6 14 0"/><path d="M-16 -2C-16 22 -8 44 0 48C8 44 16 22 16 -2C10 -10 -10 -10 -16 -2Z" fill="#c2542d"/><path d="M-7 12V14M7 12V14M-5 38H5"/></g>'

/** A card that has been round the prairie: old paper, a serif, and deuces that stand for anything. */
export const prairieCard = (card: number): string => {
  const { rank, suit } = cardOf(card)
  const colour = suit === 'hearts' || suit === 'diamonds' ? '#a3281c' : '#2b211a'
  const letter = letters[rank] ?? String(rank)
  const corner = `<text x="-40" y="-46" text-anchor="middle" font-size="${rank === 10 ? 32 : 38}" font-weight="700" font-family="Georgia, 'Times New Roman', serif">${letter}</text><path d="${pips[suit]}" transform="translate(-40 -26) scale(0.42)"/>`
  const middle =
    rank === 2
      ? `<g transform="translate(0 -4)">${bull}</g><path d="M-52 46H52L46 58L52 70H-52L-46 58Z" fill="#a3281c"/><path d="M0 49L3 56H10L4.500 60L7 68L0 63L-7 68L-4.500 60L-10 56H-3Z" fill="#f1e0b6"/>`
      : `<path d="${pips[suit]}" transform="translate(8 16) scale(${rank > 10 ? 1.3 : 1.5})"/>${rank > 10 ? '<path d="M-14 -34L-20 -54L-4 -46L8 -60L20 -46L36 -54L30 -34Z" fill="#c9953f" stroke="#6b4413" stroke-width="2" stroke-linejoin="round"/>' : ''}`
  return `${paper}<g fill="${colour}">${corner}${middle}</g>`
}

const lattice = Array.from({ length: 9 }, (_, row) => `M-48 ${-66 + row * 16}L48 ${-66 + row * 16 + (row % 2 === 0 ? 16 : -16)}`).join('')

export const prairieBack = `${paper}<rect x="-50" y="-74" width="100" height="148" rx="6" fill="#5b2216"/><path d="${lattice}" stroke="#e0b56a" stroke-opacity="0.5" stroke-width="2"/><circle r="27" fill="#5b2216" stroke="#e0b56a" stroke-width="3"/><path d="M0 -19L5.500 -6H19L8 3L12 17L0 9L-12 17L-8 3L-19 -6H-5.500Z" fill="#e0b56a"/>`
