/** Positions of the pips of each face, in a die of size 100. */
const spots: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-24, -24],
    [24, 24],
  ],
  3: [
    [-26, -26],
    [0, 0],
    [26, 26],
  ],
  4: [
    [-24, -24],
    [24, -24],
    [-24, 24],
    [24, 24],
  ],
  5: [
    [-26, -26],
    [26, -26],
    [0, 0],
    [-26, 26],
    [26, 26],
  ],
  6: [
    [-24, -28],
    [24, -28],
    [-24, 0],
    [24, 0],
    [-24, 28],
    [24, 28],
  ],
}

/** Where the pips of a face stand. */
export const pipsOf = (face: number): readonly (readonly [x: number, y: number])[] => spots[face] ?? []

/** A bone die showing a face, 100 wide, centred at 0 0. */
export const boneDie = (face: number): string =>
  [
    '<rect x="-50" y="-44" width="100" height="100" rx="20" fill="#000" opacity="0.35"/>',
    '<rect x="-50" y="-50" width="100" height="100" rx="20" fill="#c9a874"/><rect x="-47" y="-49" width="94" height="92" rx="18" fill="#fbf1da"/>',
    '<path d="M-40 -40Q0 -52 40 -40Q46 -36 44 -28Q0 -42 -44 -28Q-46 -36 -40 -40Z" fill="#fff"/>',
    ...pipsOf(face).map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y - 2}" r="${face === 1 ? 14 : 9.5}" fill="${face === 1 || face === 4 ? '#a3201f' : '#2a1a10'}"/>`,
    ),
  ].join('')

/** An embroidered cloth with a drum on it. */
export const drumHead = (): string =>
  '<ellipse cy="14" rx="190" ry="66" fill="#000" opacity="0.35"/><ellipse cy="6" rx="190" ry="66" fill="#7a1f22"/><ellipse rx="190" ry="64" fill="#e9d7b2"/><ellipse rx="178" ry="57" fill="none" stroke="#a3352b" stroke-width="3" stroke-dasharray="10 7"/><ellipse cy="-4" rx="150" ry="42" fill="#fff" opacity="0.16"/>'
