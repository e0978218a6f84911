import { burst, glow, gradient, symbol } from '../drawing.ts'

/*
 * A stall at the bazaar. What is dear stands in niches of glazed tile under a pointed arch; spices lie in brass bowls on plain cloth, each
 * known by its heap.
 */

const line = 'stroke="#2a1206" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"'
const fine = 'fill="none" stroke="#2a1206" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
const brass = gradient('brass', '#fff0a8', '#e8a838', '#92560c')

const arch = 'M26 190V92Q28 48 100 14Q172 48 174 92V190Z'
const niche = (top: string, foot: string, rim: string, ...parts: readonly string[]): string =>
  symbol(
    `<defs>${gradient('glaze', top, foot)}${brass}<clipPath id="niche"><path d="${arch}"/></clipPath></defs>`,
    `<path d="M12 196V88Q14 38 100 4Q186 38 188 88V196Z" fill="${rim}" ${line}/><path d="${arch}" fill="url(#glaze)" ${line}/>`,
    ...[
      [19, 110],
      [19, 140],
      [19, 170],
      [181, 110],
      [181, 140],
      [181, 170],
    ].map(([x, y]) => `<path d="M${x} ${(y ?? 0) - 8}l5 8l-5 8l-5-8Z" fill="#fff0c8"/>`),
    `<g clip-path="url(#niche)">${parts.join('')}</g>`,
  )

const feather = (turn: number): string =>
  `<g transform="rotate(${turn} 100 128)"><path d="M100 128V44" stroke="#0a4a3a" stroke-width="5"/><ellipse cx="100" cy="44" rx="17" ry="24" fill="#2fb06a" ${line}/><ellipse cx="100" cy="42" rx="10" ry="14" fill="#ffc93c"/><circle cx="100" cy="44" r="7" fill="#1f3fb0"/></g>`
const peacock = niche(
  '#ffe9b8',
  '#f09a4a',
  '#0f8a8e',
  ...[-78, -52, -26, 26, 52, 78, 0].map(feather),
  `<path d="M72 190Q66 150 84 128Q94 112 90 96Q88 78 102 74Q118 76 114 98Q112 116 124 136Q138 160 130 190Z" fill="#1f5fd0" ${line}/><path d="M92 150Q104 140 116 152M88 168Q104 156 122 170" fill="none" stroke="#8fd0ff" stroke-width="4" stroke-linecap="round"/>`,
  `<path d="M88 84L66 90L90 96Z" fill="#ffc93c" ${line}/><circle cx="99" cy="86" r="5" fill="#fff" stroke="#2a1206" stroke-width="3"/><path d="M102 74L96 54M106 74V50M110 76L118 56" ${fine}/><circle cx="96" cy="52" r="4" fill="#ffc93c"/><circle cx="106" cy="48" r="4" fill="#ffc93c"/><circle cx="118" cy="54" r="4" fill="#ffc93c"/>`,
)

const ewer = niche(
  '#3fd0d4',
  '#0c6a8e',
  '#e0a83c',
  `<path d="M136 92Q172 86 164 124Q158 146 134 150" fill="none" stroke="#2a1206" stroke-width="17"/><path d="M136 92Q172 86 164 124Q158 146 134 150" fill="none" stroke="#e8a838" stroke-width="8"/>`,
  `<path d="M66 112Q40 104 38 76L26 70L44 62Q54 92 76 98Z" fill="url(#brass)" ${line}/>`,
  `<path d="M86 62H122L118 84Q150 104 144 140Q140 164 120 172H88Q66 164 62 140Q58 104 90 84Z" fill="url(#brass)" ${line}/><path d="M80 174H128L136 188H72Z" fill="url(#brass)" ${line}/>`,
  `<path d="M84 62Q88 44 104 40Q120 44 124 62Z" fill="url(#brass)" ${line}/><circle cx="104" cy="34" r="8" fill="#d8321e" ${line}/>`,
  `<path d="M66 128Q104 142 142 128" ${fine}/><path d="M70 116L82 128L94 118L104 130L116 118L126 128L138 116" ${fine}/><path d="M76 108Q82 98 92 94" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
)

const carpet = niche(
  '#ffd98a',
  '#c85a2a',
  '#8a1f3a',
  `<g transform="rotate(-4 100 128)"><path d="M44 70H156V176H44Z" fill="#b01f34" ${line}/><path d="M54 80H146V166H54Z" fill="none" stroke="#ffd27a" stroke-width="4" stroke-dasharray="7 5"/><path d="M62 88H138V158H62Z" fill="#14407a" ${line}/><path d="M100 92L132 123L100 154L68 123Z" fill="#e0a83c" ${line}/><path d="M100 106L118 123L100 140L82 123Z" fill="#b01f34" ${line}/><circle cx="100" cy="123" r="6" fill="#fff0c8"/>`,
  `${[62, 138].flatMap((x) => [88, 158].map((y) => `<circle cx="${x}" cy="${y}" r="6" fill="#ffd27a" stroke="#2a1206" stroke-width="2.500"/>`)).join('')}`,
  `${Array.from({ length: 12 }, (_, index) => `<path d="M${48 + index * 9.5} 70v-11M${48 + index * 9.5} 176v11" stroke="#fff0c8" stroke-width="4" stroke-linecap="round"/>`).join('')}</g>`,
)

const pomegranate = niche(
  '#f6f0d8',
  '#7ac0a0',
  '#14507a',
  `<path d="M74 78L66 52L86 62L98 44L110 62L130 52L124 78Z" fill="#d8324a" ${line}/><circle cx="98" cy="124" r="54" fill="#d02440" ${line}/><path d="M58 106Q64 84 84 78" fill="none" stroke="#ffb0a8" stroke-width="8" stroke-linecap="round"/>`,
  `<path d="M92 94Q142 92 144 138Q138 162 112 170Q84 150 92 94Z" fill="#ffe6c0" ${line}/>`,
  ...[
    [104, 106],
    [120, 110],
    [102, 122],
    [118, 126],
    [134, 124],
    [106, 138],
    [122, 142],
    [134, 140],
    [112, 154],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7.500" fill="#e01f48" stroke="#6a0a1e" stroke-width="2.500"/>`),
  `<path d="M140 92Q166 70 172 96Q160 112 140 104Z" fill="#3f9a4a" ${line}/>`,
)

/** A bowl of brass, seen a little from above, with a heap in it. */
const bowl = (heap: string, light: string, ...parts: readonly string[]): string =>
  symbol(
    `<defs>${brass}${gradient('heap', light, heap)}</defs>`,
    '<ellipse cx="100" cy="180" rx="74" ry="12" fill="#2a1206" opacity=".3"/>',
    `<path d="M24 118Q62 34 100 30Q138 34 176 118Z" fill="url(#heap)" ${line}/>`,
    parts.join(''),
    `<path d="M14 116H186Q184 162 138 180H62Q16 162 14 116Z" fill="url(#brass)" ${line}/><path d="M10 106H190V122H10Z" fill="url(#brass)" ${line}/><path d="M34 144Q100 168 166 144" ${fine}/><path d="M44 132l10 12l10-12l10 14l10-14l11 14l11-14l11 14l10-14l10 12l10-12" ${fine} opacity=".7"/><path d="M32 130Q38 156 58 168" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".65"/>`,
  )

const saffron = bowl(
  '#c8400a',
  '#ffb02e',
  ...[
    [60, 96, -24],
    [78, 70, 30],
    [96, 52, -40],
    [112, 78, 18],
    [132, 92, -30],
    [90, 94, 50],
    [118, 54, 40],
    [146, 102, 24],
    [70, 104, 12],
  ].map(
    ([x, y, turn]) =>
      `<path d="M${x} ${y}q8-10 18-4t16-6" fill="none" stroke="#8a1a04" stroke-width="5" stroke-linecap="round" transform="rotate(${turn} ${x} ${y})"/>`,
  ),
  '<path d="M74 88q10-12 20-4M108 64q8-10 18-2" fill="none" stroke="#ffe27a" stroke-width="4" stroke-linecap="round"/>',
)

const chilli = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-24Q20-16 16 12Q12 40-12 52Q-2 30-10 8Q-16-14 0-24Z" fill="#e0261a" ${line}/><path d="M6-10Q10 6 6 20" fill="none" stroke="#ff9a8a" stroke-width="4" stroke-linecap="round"/><path d="M-10-20Q0-34 12-20Q2-12-10-20ZM2-28Q4-42 14-44" fill="#3f8a2a" ${line}/></g>`
const pepper = bowl('#a81408', '#e8483a', chilli(66, 76, -34), chilli(138, 80, 38), chilli(100, 58, 4))

const star = (x: number, y: number, r: number): string =>
  `<polygon points="${burst(x, y, r, r * 0.42, 8)}" fill="#9a5a24" ${line}/>${Array.from({ length: 8 }, (_, index) => `<ellipse cx="${x}" cy="${y - r * 0.6}" rx="4" ry="6.500" fill="#ffd08a" stroke="#2a1206" stroke-width="2" transform="rotate(${index * 45} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="6" fill="#5a2c0c"/>`
const anise = bowl('#6a3a14', '#b87838', star(62, 88, 34), star(140, 88, 34), star(100, 56, 40))

const stick = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-13-58H13V58H-13Z" fill="#b0602a" ${line}/><path d="M0-58V58" ${fine}/><ellipse cy="-58" rx="13" ry="8" fill="#7a3a14" ${line}/><path d="M-6-58a6 3.500 0 1 0 12 0a3 2 0 1 0-6 0" ${fine}/></g>`
const cinnamon = bowl('#7a3f14', '#c88a4a', stick(72, 80, -26), stick(130, 80, 24), stick(100, 76, -2))

/** The sun of the tilers: it stands for anything on the stall. */
const sun = symbol(
  `<defs>${glow('shine', [0, '#fff6b8', 1], [0.6, '#ffc93c', 0.5], [1, '#ffc93c', 0])}${gradient('face', '#ffe98a', '#f6a81e')}</defs>`,
  '<circle cx="100" cy="100" r="99" fill="url(#shine)"/>',
  `<polygon points="${burst(100, 100, 94, 58, 16)}" fill="#0f8a8e" ${line}/><polygon points="${burst(100, 100, 76, 56, 16)}" fill="#ffd24a" ${line}/><circle cx="100" cy="100" r="50" fill="url(#face)" ${line}/>`,
  '<path d="M70 90Q80 80 92 90Q82 98 70 90ZM108 90Q120 80 130 90Q118 98 108 90Z" fill="#fff" stroke="#2a1206" stroke-width="3"/><circle cx="82" cy="89" r="5" fill="#2a1206"/><circle cx="119" cy="89" r="5" fill="#2a1206"/>',
  `<path d="M66 78Q80 68 94 78M106 78Q120 68 134 78" ${fine}/><path d="M100 92V110Q96 116 104 116M82 124Q100 138 118 124" ${fine}/><circle cx="72" cy="112" r="8" fill="#f0682a" opacity=".6"/><circle cx="128" cy="112" r="8" fill="#f0682a" opacity=".6"/>`,
)

const camel = symbol(
  `<defs>${gradient('coat', '#f6cf8a', '#d8944a', '#a8602a')}${glow('dust', [0, '#fff0c0', 0.95], [0.7, '#ffd98a', 0.4], [1, '#ffd98a', 0])}</defs>`,
  '<circle cx="100" cy="100" r="98" fill="url(#dust)"/><ellipse cx="98" cy="184" rx="70" ry="10" fill="#2a1206" opacity=".3"/>',
  `<path d="M52 130L46 182H60L70 136M78 134L82 182H96L94 132M112 132L110 182H124L128 130" fill="#a8602a" ${line}/>`,
  `<path d="M28 120Q24 92 46 84Q50 48 68 56Q82 58 86 82Q96 44 112 54Q126 60 126 88Q144 96 150 78Q150 44 160 36Q170 26 186 36L194 48Q190 58 174 58Q170 96 158 112Q146 130 124 136H48Q30 134 28 120Z" fill="url(#coat)" ${line}/>`,
  `<path d="M160 38L158 24L170 32" fill="#d8944a" ${line}/><circle cx="174" cy="42" r="4" fill="#2a1206"/><path d="M184 50L192 48" ${fine}/><path d="M28 112Q16 126 22 146" fill="none" ${line}/>`,
  `<path d="M66 78Q94 92 118 76L126 120Q96 132 60 120Z" fill="#c8243a" ${line}/><path d="M68 92Q94 104 121 90M64 108Q94 120 124 106" fill="none" stroke="#ffd27a" stroke-width="4.500" stroke-dasharray="6 5"/><path d="M62 120l2 12M74 124l1 12M88 126v12M102 126l-1 12M114 123l-2 12" stroke="#ffd27a" stroke-width="4.500" stroke-linecap="round"/>`,
  `<path d="M148 84L172 88" stroke="#0f8a8e" stroke-width="8" stroke-linecap="round"/><circle cx="160" cy="98" r="7" fill="#ffd24a" ${line}/>`,
)

export const symbols = { peacock, ewer, carpet, pomegranate, saffron, pepper, anise, cinnamon, sun, camel }
