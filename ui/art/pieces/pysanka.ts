import { radial } from './paint.ts'

/** Ground and pattern of each egg, the rarest first. */
const looks = [
  { ground: '#7a1020', ink: '#ffd45a', third: '#ffffff' },
  { ground: '#173a2a', ink: '#7fd08a', third: '#f6e3a1' },
  { ground: '#4a2410', ink: '#f2b35b', third: '#fff2d6' },
  { ground: '#142a5c', ink: '#ffe27a', third: '#9cc4ff' },
  { ground: '#0f5a66', ink: '#e9fbff', third: '#7fe0dd' },
  { ground: '#8a5a08', ink: '#ffe9a6', third: '#5a2f04' },
  { ground: '#e9e2cf', ink: '#2b62b0', third: '#c23a2c' },
  { ground: '#c2452d', ink: '#fff3df', third: '#2b1a12' },
] as const

const motifs = (ink: string, third: string): readonly string[] => [
  `<g fill="${ink}"><circle r="13"/>${Array.from({ length: 12 }, (_, ray) => `<path d="M-3 -16L0 -29L3 -16Z" transform="rotate(${ray * 30})"/>`).join('')}</g><circle r="6" fill="${third}"/>`,
  `<path d="M0 30V-18M0 14L-16 0M0 14L16 0M0 0L-13 -12M0 0L13 -12M0 -13L-8 -22M0 -13L8 -22" stroke="${ink}" stroke-width="4.2" stroke-linecap="round" fill="none"/><circle cy="-28" r="5" fill="${third}"/><circle cx="-19" cy="-3" r="4" fill="${third}"/><circle cx="19" cy="-3" r="4" fill="${third}"/>`,
  `<path d="M-22 26V6H10L18 -8L26 -10L22 0L18 8V26H13V14H-10V26ZM18 -9C14 -18 12 -24 6 -28M16 -14L6 -16M21 -10C22 -20 26 -26 30 -28M23 -16L31 -18" fill="${ink}" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<path d="M0 -30L8 -8L30 0L8 8L0 30L-8 8L-30 0L-8 -8Z" fill="${ink}"/><path d="M0 -17L4 -4L17 0L4 4L0 17L-4 4L-17 0L-4 -4Z" transform="rotate(45)" fill="${third}"/>`,
  `<path d="M-28 0C-14 -20 10 -20 22 -2L34 -14V14L22 2C10 20 -14 20 -28 0Z" fill="${ink}"/><circle cx="-15" cy="-3" r="3" fill="#0a2a30"/><path d="M-2 -11Q4 0 -2 11M8 -9Q13 0 8 9" stroke="${third}" stroke-width="3" fill="none"/>`,
  `<path d="M0 32V-26" stroke="${ink}" stroke-width="3.4"/>${[-22, -10, 2, 14].map((y) => `<path d="M0 ${y}q-13 -3 -15 -14q13 2 15 14q2 -12 15 -14q-2 11 -15 14Z" fill="${ink}"/>`).join('')}<path d="M0 -26q-5 -6 0 -12q5 6 0 12Z" fill="${third}"/>`,
  `<g fill="none" stroke-width="4.6" stroke-linecap="round"><path d="M-34 -14q8 -12 17 0t17 0t17 0t17 0" stroke="${ink}"/><path d="M-34 2q8 -12 17 0t17 0t17 0t17 0" stroke="${third}"/><path d="M-34 18q8 -12 17 0t17 0t17 0t17 0" stroke="${ink}"/></g>`,
  `<g fill="${ink}">${[-24, -8, 8, 24].flatMap((y, row) => [-22, 0, 22].map((x) => `<circle cx="${x + (row % 2 ? 11 : 0) - 5}" cy="${y}" r="5"/>`)).join('')}</g><path d="M-40 -36H40M-40 36H40" stroke="${third}" stroke-width="4"/>`,
]

const outline = 'M0 -62C26 -62 44 -22 44 10C44 40 24 60 0 60C-24 60 -44 40 -44 10C-44 -22 -26 -62 0 -62Z'

/** A painted egg of one of eight patterns, about 90 wide and 122 high, its middle at 0 0. `id` is unique in its document. */
export const pysanka = (pattern: number, id: string): string => {
  const look = looks[pattern] ?? looks[0]
  return [
    `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath></defs>`,
    `<path d="${outline}" fill="${look.ground}"/><g clip-path="url(#${id})"><path d="M-46 -38H46M-46 42H46" stroke="${look.ink}" stroke-width="3"/><path d="M-48 -30l8 -7 8 7 8 -7 8 7 8 -7 8 7 8 -7 8 7 8 -7 8 7 8 -7M-48 49l8 -7 8 7 8 -7 8 7 8 -7 8 7 8 -7 8 7 8 -7 8 7 8 -7" stroke="${look.third}" stroke-width="2.2" fill="none"/><g transform="translate(0 4)">${motifs(look.ink, look.third)[pattern] ?? ''}</g></g>`,
    `<path d="${outline}" fill="none" stroke="#1b0d06" stroke-opacity="0.55" stroke-width="2"/>`,
    '<path d="M-30 -10C-28 -32 -18 -48 -6 -53C-18 -40 -24 -24 -25 -6Z" fill="#fff" opacity="0.42"/>',
  ].join('')
}

/** The egg covered in wax, with its pattern hidden. */
export const waxedEgg = (): string =>
  [
    `<defs>${radial('wax', [
      [0, '#8d7a63'],
      [0.7, '#54452f'],
      [1, '#2c2317'],
    ])}</defs>`,
    `<path d="${outline}" fill="url(#wax)" stroke="#160f07" stroke-width="2"/><path d="M-26 -18q14 8 28 -2t22 4M-34 8q18 9 34 0t32 2M-28 32q14 7 28 0t26 -2" stroke="#b7a284" stroke-opacity="0.5" stroke-width="2" fill="none"/><path d="M-30 -10C-28 -32 -18 -48 -6 -53C-18 -40 -24 -24 -25 -6Z" fill="#fff" opacity="0.25"/>`,
  ].join('')
