import { burst, glow, gradient, symbol } from '../drawing.ts'

/*
 * Stained glass of the old town: panes of colour in dark lead, the dear ones in a pointed arch with an evening behind them. The lantern is
 * no pane: it burns.
 */

const lead = 'stroke="#21140f" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'

/** A pointed window whose panes run from one colour to another; what is shown stands before them. */
const arch = (top: string, middle: string, foot: string, body: string): string =>
  [
    `<defs>${gradient('pane', top, middle, foot)}${gradient('stone', '#e8d3ae', '#b08a58', '#6d4c2b')}</defs>`,
    '<path d="M18 192V92Q22 30 100 6Q178 30 182 92V192Z" fill="url(#stone)" stroke="#2b1a10" stroke-width="3"/>',
    `<path d="M30 182V94Q36 44 100 20Q164 44 170 94V182Z" fill="url(#pane)" ${lead}/>`,
    '<path d="M100 20V182M30 132H170M44 72L156 72" stroke="#21140f" stroke-width="3" opacity=".42" fill="none"/>',
    body,
  ].join('')

/** A round pane for the lesser ones. */
const round = (light: string, deep: string, body: string): string =>
  [
    `<defs>${glow('round', [0, light, 1], [1, deep, 1])}</defs>`,
    `<circle cx="100" cy="100" r="84" fill="url(#round)" ${lead}/>`,
    '<path d="M100 16V184M16 100H184" stroke="#21140f" stroke-width="3" opacity=".3"/>',
    body,
  ].join('')

const lion = [
  `<polygon points="${burst(100, 104, 66, 47, 14)}" fill="#e8912a" ${lead}/>`,
  `<polygon points="${burst(100, 104, 50, 40, 14)}" fill="#f6b94a"/>`,
  `<path d="M66 82Q70 66 84 74ZM134 82Q130 66 116 74Z" fill="#f6b94a" ${lead}/>`,
  `<path d="M64 100Q66 72 100 72Q134 72 136 100Q134 128 118 138Q100 148 82 138Q66 128 64 100Z" fill="#ffd98a" ${lead}/>`,
  '<path d="M74 96Q82 88 90 96Q82 101 74 96ZM110 96Q118 88 126 96Q118 101 110 96Z" fill="#fff" stroke="#21140f" stroke-width="3"/><circle cx="83" cy="95" r="3.4" fill="#21140f"/><circle cx="117" cy="95" r="3.4" fill="#21140f"/>',
  '<path d="M90 112H110L100 123Z" fill="#7a2d16" stroke="#21140f" stroke-width="3" stroke-linejoin="round"/><path d="M100 123V129M100 129Q92 137 84 131M100 129Q108 137 116 131" fill="none" stroke="#21140f" stroke-width="3.4" stroke-linecap="round"/>',
  `<path d="M70 62L78 42L90 56L100 36L110 56L122 42L130 62Z" fill="#ffe680" ${lead}/>`,
].join('')

const violin = [
  '<g transform="rotate(34 100 104)">',
  `<path d="M96 24H104V92H96Z" fill="#3a1d12" ${lead}/><path d="M92 16H108V30H92Z" fill="#5b2c18" ${lead}/>`,
  `<path d="M100 84C124 84 130 100 120 112C114 119 116 124 124 132C138 148 126 176 100 176C74 176 62 148 76 132C84 124 86 119 80 112C70 100 76 84 100 84Z" fill="#c8562a" ${lead}/>`,
  '<path d="M100 92C114 93 117 101 111 108M100 168C84 166 76 150 86 138" fill="none" stroke="#f2a06a" stroke-width="4" stroke-linecap="round"/>',
  '<path d="M97 60V158M100 60V158M103 60V158" stroke="#ffe9c0" stroke-width="1.2"/><path d="M90 150H110L106 160H94Z" fill="#21140f"/><path d="M84 122Q80 132 86 140M116 122Q120 132 114 140" fill="none" stroke="#21140f" stroke-width="3"/>',
  '</g>',
  `<path d="M40 60L156 166" stroke="#21140f" stroke-width="8" stroke-linecap="round"/><path d="M40 60L156 166" stroke="#f0d9a8" stroke-width="3.5" stroke-linecap="round"/>`,
].join('')

const tram = [
  `<path d="M84 40L100 24L116 40" fill="none" ${lead}/>`,
  `<rect x="46" y="44" width="108" height="118" rx="16" fill="#b3202f" ${lead}/>`,
  `<path d="M46 104H154V60Q154 44 138 44H62Q46 44 46 60Z" fill="#fff1d2" ${lead}/>`,
  `<path d="M58 60H96V98H58ZM104 60H142V98H104Z" fill="#7fc4e8" ${lead}/>`,
  '<path d="M62 90L84 64M108 90L130 64" stroke="#fff" stroke-width="5" opacity=".6"/>',
  '<circle cx="100" cy="128" r="14" fill="#fff6c4" stroke="#21140f" stroke-width="5"/><path d="M56 120H74M126 120H144" stroke="#ffd98a" stroke-width="6" stroke-linecap="round"/>',
  `<path d="M54 162H146V172H54Z" fill="#4a2a1c" ${lead}/><path d="M34 180H166" stroke="#21140f" stroke-width="6" stroke-linecap="round"/>`,
].join('')

const coffee = [
  '<g fill="none" stroke="#fff4e0" stroke-width="6" stroke-linecap="round" opacity=".9"><path d="M82 72Q74 60 82 50T82 30"/><path d="M104 72Q96 58 104 46T104 24"/></g>',
  `<path d="M50 86H138V120Q138 152 94 152Q50 152 50 120Z" fill="#fff4e0" ${lead}/><path d="M138 94H150Q164 96 162 114Q158 130 136 130" fill="none" ${lead}/>`,
  `<ellipse cx="94" cy="87" rx="43" ry="11" fill="#5a2d16" ${lead}/><path d="M78 87Q94 80 110 87Q94 94 78 87Z" fill="#d9a066"/>`,
  `<path d="M34 158Q94 176 156 158Q150 172 94 172Q40 172 34 158Z" fill="#e3c9a0" ${lead}/><path d="M66 112L94 132L122 112" fill="none" stroke="#b3202f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
].join('')

const umbrella = [
  `<path d="M100 34V150Q100 168 84 168Q70 168 70 154" fill="none" stroke="#21140f" stroke-width="10" stroke-linecap="round"/><path d="M100 40V150Q100 166 84 166Q72 166 72 154" fill="none" stroke="#d9a066" stroke-width="4" stroke-linecap="round"/>`,
  `<path d="M24 108Q30 40 100 36Q170 40 176 108Q160 92 142 108Q122 90 100 108Q78 90 58 108Q40 92 24 108Z" fill="#2a9a8a" ${lead}/>`,
  `<path d="M100 36Q74 60 58 108Q78 90 100 108ZM100 36Q126 60 142 108Q122 90 100 108Z" fill="#7fd8c0" ${lead}/>`,
].join('')

const bell = [
  `<path d="M84 46Q84 30 100 30Q116 30 116 46" fill="none" ${lead}/>`,
  `<path d="M100 42Q136 46 138 96Q140 128 158 144H42Q60 128 62 96Q64 46 100 42Z" fill="#e0a637" ${lead}/>`,
  '<path d="M82 62Q74 84 74 112" fill="none" stroke="#fff2c0" stroke-width="7" stroke-linecap="round"/>',
  `<path d="M36 144H164V156H36Z" fill="#b9791c" ${lead}/><circle cx="100" cy="168" r="12" fill="#8a5412" ${lead}/><path d="M66 112H134" stroke="#8a5412" stroke-width="5"/>`,
].join('')

/** The rose window: it stands for any other. */
const rosette = [
  `<defs>${glow('dusk', [0, '#fff3c0', 1], [0.5, '#f08a3c', 1], [1, '#7a1d4a', 1])}${gradient('stone', '#f0deba', '#b08a58', '#6d4c2b')}</defs>`,
  '<circle cx="100" cy="100" r="95" fill="url(#stone)" stroke="#2b1a10" stroke-width="3"/>',
  `<circle cx="100" cy="100" r="80" fill="url(#dusk)" ${lead}/>`,
  ...Array.from({ length: 8 }, (_, index) => {
    const paint = ['#d8324a', '#2d7fd0', '#38a860', '#f2b632'][index % 4] ?? ''
    return `<g transform="rotate(${index * 45} 100 100)"><path d="M100 76Q76 50 100 24Q124 50 100 76Z" fill="${paint}" ${lead}/><circle cx="127" cy="37" r="8.5" fill="#ffe9a0" stroke="#21140f" stroke-width="4"/></g>`
  }),
  `<circle cx="100" cy="100" r="23" fill="#fff6d0" ${lead}/><polygon points="${burst(100, 100, 18, 8, 8)}" fill="#d8324a"/>`,
].join('')

const lantern = [
  `<defs>${glow('blaze', [0, '#fffbe0', 1], [0.3, '#ffe08a', 0.85], [0.65, '#ffae3c', 0.35], [1, '#ff9a2a', 0])}${gradient('glass', '#fffbe6', '#ffd25e', '#f08a1e')}</defs>`,
  '<circle cx="100" cy="104" r="99" fill="url(#blaze)"/>',
  '<path d="M100 12Q112 12 112 24H88Q88 12 100 12Z" fill="#3a2c2a" stroke="#17100f" stroke-width="3"/>',
  '<path d="M62 54L100 22L138 54Z" fill="#4a3a36" stroke="#17100f" stroke-width="4" stroke-linejoin="round"/>',
  '<path d="M64 56H136L124 156H76Z" fill="url(#glass)" stroke="#241917" stroke-width="6" stroke-linejoin="round"/>',
  '<path d="M100 142Q80 128 88 104Q94 112 98 108Q94 90 106 78Q106 96 116 106Q122 128 100 142Z" fill="#ff7a1a"/><path d="M100 140Q90 130 96 114Q102 122 106 116Q112 130 100 140Z" fill="#fff2a0"/>',
  '<path d="M88 56L92 156M112 56L108 156" stroke="#241917" stroke-width="3.4"/><path d="M68 156H132V168H68ZM84 168H116V178H84Z" fill="#4a3a36" stroke="#17100f" stroke-width="4" stroke-linejoin="round"/>',
].join('')

export const symbols = {
  lion: symbol(arch('#2d1b57', '#7a2d6a', '#d0593c', lion)),
  violin: symbol(arch('#0e3a5c', '#1f7a8c', '#8fd0b8', `<g transform="translate(8 8) scale(.92)">${violin}</g>`)),
  tram: symbol(arch('#21406e', '#5e8bbf', '#f3c98a', `<g transform="translate(8 14) scale(.92)">${tram}</g>`)),
  coffee: symbol(round('#d0784a', '#6d2f1e', coffee)),
  umbrella: symbol(round('#9a8fd0', '#3c3474', `<g transform="translate(8 4) scale(.92)">${umbrella}</g>`)),
  bell: symbol(round('#5fa0c8', '#1f4a6e', `<g transform="translate(10 8) scale(.9)">${bell}</g>`)),
  rosette: symbol(rosette),
  lantern: symbol(lantern),
}
