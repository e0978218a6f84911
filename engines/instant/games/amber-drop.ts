import { pathsGame } from '../paths/paths-game.ts'

export const dropRows = [8, 12, 16] as const
export const dropRisks = ['calm', 'lively', 'bold'] as const

/** Multiples of the stake from the middle outwards; both sides pay alike. */
const fromMiddle: Readonly<Record<(typeof dropRows)[number], Readonly<Record<(typeof dropRisks)[number], readonly number[]>>>> = {
  8: {
    calm: [0.5, 0.8, 1.4, 2.4, 4.2],
    lively: [0.3, 0.55, 1.5, 3.9, 10],
    bold: [0.2, 0.3, 1.25, 5.5, 22],
  },
  12: {
    calm: [0.5, 0.75, 1.15, 1.7, 2.6, 3.8, 5.5],
    lively: [0.3, 0.5, 1.05, 2.2, 4.7, 10, 21],
    bold: [0.2, 0.25, 0.8, 2.4, 7, 21, 64],
  },
  16: {
    calm: [0.5, 0.75, 1, 1.45, 2, 2.8, 3.9, 5.5, 7.5],
    lively: [0.3, 0.5, 0.9, 1.6, 3, 5.5, 10.5, 19, 35],
    bold: [0.2, 0.2, 0.6, 1.5, 3.9, 10, 27, 69, 180],
  },
}

const paysOf = (middle: readonly number[]): readonly number[] => {
  const right = middle.map((multiple) => Math.round(multiple * 20))
  return [...right.slice(1).toReversed(), ...right]
}

/** `12:calm` lets the drop fall through twelve rows of pegs. */
export const amberDrop = pathsGame({
  slug: 'amber-drop',
  names: { uk: 'Бурштинова крапля', ru: 'Янтарная капля', en: 'Amber Drop' },
  choices: Object.fromEntries(dropRows.flatMap((rows) => dropRisks.map((risk) => [`${rows}:${risk}`, paysOf(fromMiddle[rows][risk])]))),
  example: '12:lively',
})
