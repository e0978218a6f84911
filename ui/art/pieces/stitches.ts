/** A counted pattern, row by row from the top: a letter of `threads` for each cross, a point where the linen is bare. */
export type Motif = readonly string[]

const threads = { R: '#d0142a', D: '#7a0416', B: '#1c1a22', Y: '#e0a02e' } as const

const mirrored = (half: string): string => half + [...half].toReversed().slice(1).join('')

/** From the left half of each row, the middle column with it. */
const twofold = (...halves: readonly string[]): Motif => halves.map(mirrored)

/** From the upper left quarter, the middle row and column with it. */
const fourfold = (...quarter: readonly string[]): Motif => {
  const upper = quarter.map(mirrored)
  return [...upper, ...upper.toReversed().slice(1)]
}

/** Eight petals in two threads, with the bare linen between them. */
const star = fourfold(
  ...Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (__, column) => {
      const [across, up] = [8 - column, 8 - row]
      if (across === 0 && up === 0) return 'Y'
      if (across === up || across === 0 || up === 0) return '.'
      if (up > across) return across <= 4 && up <= across + 4 ? 'R' : '.'
      return up <= 4 && across <= up + 4 ? 'B' : '.'
    }).join(''),
  ),
)

export const motifs = {
  rooster: [
    '....RR...........',
    '...RRRR.......R..',
    '..BBBB.......RRR.',
    '.BB.BBB.....RRRRR',
    'YYBBBBB....RRBRRR',
    '..BBBBBB..RRRBRR.',
    '..RRBBBB.BBRRBRR.',
    '..RR.BBBBBBBRBR..',
    '...R.BBRRBBBBRR..',
    '.....BBRYRRBBBR..',
    '.....BBBRYRBBBB..',
    '......BBBRRBBB...',
    '.......BBBBBB....',
    '........BBBB.....',
    '.........YY......',
    '........YY.Y.....',
    '.......YYYYYY....',
  ],
  tree: twofold(
    '........R',
    '...R...RR',
    '..RRR...R',
    '.RRYRR..B',
    '..RRR...B',
    '...R.B..B',
    '......B.B',
    '.R.....BB',
    'RRR..B..B',
    'RYRB..B.B',
    'RRR..B.BB',
    '.R....B.B',
    '...B...BB',
    '..BRB...B',
    '...B...RR',
    '....RRRRR',
    '...RBRBRB',
  ),
  star,
  rose: fourfold('......RRR', '....RRRDR', '...RRDRRR', '..RR.RBBR', '.RR.BBRRB', '.RDRBRR.R', 'RRRBRRYYR', 'RDRBR.YBY', 'RRRRBRRYB'),
  bud: twofold(
    '........R',
    '.......RR',
    '......RRR',
    '.....RRYR',
    '....RRYYR',
    '....RRYBY',
    '....RRYYR',
    'B....RRYR',
    'BB....RRR',
    'BRB....RR',
    '.BRB...BB',
    '.BBRB...B',
    '...BBB..B',
    '.....BB.B',
    '......BBB',
    '....R..BB',
    '...RRR..B',
  ),
  field: fourfold('........R', '.......RR', '......RR.', '.....RR.B', '....RR.BB', '...RR.BB.', '..RR.BB.R', '.RR.BB.RR', 'RR.BB.RRY'),
  cross: fourfold('.......BB', '......B.R', '......BRR', '..BB...RR', '..BRB..RR', '...BRB.R.', '.BB..BRR.', 'B.RRR.RRB', 'BRRRR..BY'),
} as const satisfies Record<string, Motif>

/** One cross of each thread, with its shade on the linen: every document that is sewn in has them among its definitions. */
export const threadDefinitions: string = Object.entries(threads)
  .map(
    ([thread, paint]) =>
      `<pattern id="thread-${thread}" width="1" height="1" patternUnits="userSpaceOnUse"><path d="M.18.3l.64.64M.82.3l-.64.64" stroke="#5a3a1c" stroke-opacity=".3" stroke-width=".3" stroke-linecap="round"/><path d="M.16.16l.68.68M.84.16l-.68.68" stroke="${paint}" stroke-width=".32" stroke-linecap="round"/></pattern>`,
  )
  .join('')

/** The crosses of one thread, as runs of cells along each row. */
const runsOf = (motif: Motif, thread: string): string =>
  motif
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${thread}+`, 'g'))].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('')

/** A pattern sewn in crosses into a square. */
export const stitched = (motif: Motif, left: number, top: number, side: number): string => {
  const sewn = Object.keys(threads).map((thread) => {
    const runs = runsOf(motif, thread)
    return runs === '' ? '' : `<path fill="url(#thread-${thread})" d="${runs}"/>`
  })
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${(side / motif.length).toFixed(3)})">${sewn.join('')}</g>`
}
