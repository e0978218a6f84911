import { placed, titledCover } from './titled-cover.ts'

/** A letter drawn in squares, as a screen of the eighties has it. */
const jack = ['  ####', '    ##', '    ##', '    ##', '    ##', '##  ##', '##  ##', ' #### ']
const spade = [
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
]

const dotted = (rows: readonly string[], dot: number): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index * dot} ${y * dot}h${run.length * dot}v${dot}h${-run.length * dot}Z`),
    )
    .join('')

const card = (colour: string): string =>
  `<rect x="-62" y="-88" width="124" height="176" fill="#fdfdf5"/><g fill="${colour}"><path d="${dotted(jack, 7)}" transform="translate(-50 -74)"/><path d="${dotted(spade, 6)}" transform="translate(-33 2)"/></g>`

/** A glowing tube in a dark cabinet, rows of a table of pays, and jacks before it. */
export const jacksOrBetter = titledCover({
  slug: 'jacks-or-better',
  veil: '#06083a',
  upper: ['#ffffff', '#cfd8ff'],
  lower: ['#fff07a', '#ffb01f'],
  scene: ({ width, height }, { x, y, size }) => {
    const [left, top] = [x - size * 1.12, y - size * 1.04]
    const rows = Array.from(
      { length: 9 },
      (_, row) =>
        `<path d="M${(left + size * 0.16).toFixed(0)} ${(top + size * (0.22 + row * 0.1)).toFixed(0)}h${(size * (0.5 + ((row * 7) % 4) * 0.09)).toFixed(0)}M${(left + size * 2.06).toFixed(0)} ${(top + size * (0.22 + row * 0.1)).toFixed(0)}h${(-size * (0.34 - row * 0.025)).toFixed(0)}" stroke="${row === 3 ? '#fff' : '#ffe23f'}"/>`,
    ).join('')
    return [
      `<defs><radialGradient id="tube"><stop offset="0" stop-color="#2c45ff"/><stop offset="1" stop-color="#070a5c"/></radialGradient><pattern id="scan" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0h6v2h-6Z" fill="#000" opacity="0.22"/></pattern></defs>`,
      `<rect width="${width}" height="${height}" fill="#24120a"/><path d="M0 ${height * 0.1}H${width}M0 ${height * 0.34}H${width}M0 ${height * 0.58}H${width}" stroke="#3b1d12" stroke-width="${(height * 0.1).toFixed(0)}"/>`,
      `<rect x="${(left - size * 0.14).toFixed(0)}" y="${(top - size * 0.14).toFixed(0)}" width="${(size * 2.52).toFixed(0)}" height="${(size * 2.3).toFixed(0)}" rx="${(size * 0.2).toFixed(0)}" fill="#120d0a" stroke="#c79a4a" stroke-width="6"/>`,
      `<rect x="${left.toFixed(0)}" y="${top.toFixed(0)}" width="${(size * 2.24).toFixed(0)}" height="${(size * 2.02).toFixed(0)}" rx="${(size * 0.14).toFixed(0)}" fill="url(#tube)"/>`,
      `<rect x="${(left + size * 0.1).toFixed(0)}" y="${(top + size * 0.47).toFixed(0)}" width="${(size * 2.04).toFixed(0)}" height="${(size * 0.1).toFixed(0)}" fill="#e01f3c"/>`,
      `<g stroke-width="${(size * 0.035).toFixed(0)}">${rows}</g>`,
      placed(card('#e01f3c'), x - size * 0.46, y + size * 0.44, size * 0.0062, -5),
      placed(card('#10101c'), x + size * 0.46, y + size * 0.44, size * 0.0062, 5),
      `<rect width="${width}" height="${height}" fill="url(#scan)"/>`,
    ].join('')
  },
})
