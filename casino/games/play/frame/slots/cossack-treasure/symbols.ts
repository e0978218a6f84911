import anchor from '#ui/art/icons/anchor-sign.svg?raw'
import compass from '#ui/art/icons/compass-sign.svg?raw'
import drum from '#ui/art/icons/drum-sign.svg?raw'
import gem from '#ui/art/icons/gem-sign.svg?raw'
import horse from '#ui/art/icons/horse-head.svg?raw'
import key from '#ui/art/icons/key-sign.svg?raw'
import purse from '#ui/art/icons/purse.svg?raw'
import ring from '#ui/art/icons/ring-sign.svg?raw'
import shield from '#ui/art/icons/shield-sign.svg?raw'
import { crossedSabres } from '#ui/art/pieces/sabres.ts'
import { burst, glow, gradient, ground, relief, symbol } from '../drawing.ts'

/*
 * One goldsmith made them all: figures chased in metal. The dearest lie on studded rounds of enamel, the next ones on eight-leaved
 * clasps, and what lies about in any chest is metal alone.
 */

type Paint = readonly [light: string, middle: string, dark: string]

const gold: Paint = ['#fff6c4', '#f4bd45', '#a86a18']
const silver: Paint = ['#ffffff', '#c9d4e4', '#76859c']
const copper: Paint = ['#ffe0bd', '#e58a4a', '#96431a']

const metal = (paint: Paint, svg: string, size: number, y = 98): string =>
  `<defs>${gradient('metal', ...paint)}</defs>${relief(svg, size, 'url(#metal)', '#2c0508', '#fffbe6', 100, y)}`

/** A round of enamel in a rim of gold, studded. */
const boss = (light: string, deep: string, edge: string): string =>
  [
    `<defs>${glow('enamel', [0, light, 1], [0.72, deep, 1], [1, edge, 1])}${gradient('rim', '#fff0b0', '#e3a93a', '#8a5712')}</defs>`,
    ground(140, 186),
    '<circle cx="100" cy="98" r="91" fill="url(#rim)" stroke="#3a0a10" stroke-width="3"/><circle cx="100" cy="98" r="76" fill="url(#enamel)" stroke="#3a0a10" stroke-width="3"/>',
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index / 16) * Math.PI * 2
      return `<circle cx="${(100 + Math.cos(angle) * 83.5).toFixed(1)}" cy="${(98 + Math.sin(angle) * 83.5).toFixed(1)}" r="3.4" fill="#fff6cf" stroke="#7a4a10" stroke-width="1"/>`
    }).join(''),
  ].join('')

/** A clasp of eight enamelled leaves. */
const clasp = (light: string, deep: string): string => {
  const leaf = (turn: number): string =>
    `<ellipse cx="100" cy="42" rx="27" ry="38" transform="rotate(${turn} 100 98)" fill="url(#leaf)" stroke="#f0bf55" stroke-width="4"/>`
  return [
    `<defs>${gradient('leaf', light, deep)}${glow('heart', [0, light, 1], [1, deep, 1])}</defs>`,
    ground(132, 186),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map(leaf),
    '<circle cx="100" cy="98" r="63" fill="url(#heart)" stroke="#f0bf55" stroke-width="5"/>',
  ].join('')
}

/** A chaika under sail: reeds tied along her low sides, one square sail with a cross, oars in the water. */
const chaika = [
  `<defs>${gradient('sail', '#fffdf0', '#f3dca4', '#cf9a4c')}${gradient('hull', '#ffe08a', '#c98528', '#7a4410')}${gradient('reed', '#fff0b8', '#d9a23c')}</defs>`,
  '<g stroke="#2c0508" stroke-width="3" stroke-linejoin="round">',
  '<path d="M97 40H103V122H97Z" fill="url(#hull)"/>',
  '<path d="M56 50Q100 42 144 50Q150 78 142 104Q100 96 58 104Q50 78 56 50Z" fill="url(#sail)"/>',
  '<path d="M100 60V92M86 72H114" stroke="#b3202c" stroke-width="8" fill="none"/>',
  '<path d="M100 24L124 32L100 40Z" fill="#e0303c"/>',
  '<path d="M58 142L46 170M80 148L72 176M104 150L102 178M128 148L136 174" stroke="#f0bf55" stroke-width="5" fill="none" stroke-linecap="round"/>',
  '<path d="M26 108Q34 112 46 118Q100 128 154 118Q166 112 174 108Q172 140 146 150Q100 160 54 150Q28 140 26 108Z" fill="url(#hull)"/>',
  '<path d="M40 120Q100 138 160 120Q158 132 150 138Q100 152 50 138Q42 132 40 120Z" fill="url(#reed)"/>',
  '</g>',
  '<path d="M62 128V142M82 132V146M100 133V148M118 132V146M138 128V142" stroke="#7a4410" stroke-width="3"/>',
].join('')

/** A coin with the mace of a hetman across it. */
const coin = [
  `<defs>${glow('coin', [0, '#fff6c4', 1], [0.7, '#f0b53c', 1], [1, '#b5761a', 1])}</defs>`,
  ground(112, 176),
  '<circle cx="100" cy="98" r="70" fill="url(#coin)" stroke="#5b3206" stroke-width="4"/><circle cx="100" cy="98" r="56" fill="none" stroke="#8a5712" stroke-width="3" stroke-dasharray="5 4"/>',
  '<g transform="rotate(40 100 98)" stroke="#5b3206" stroke-width="3" fill="#fff0b0"><path d="M96 92H104V144H96Z"/><path d="M100 54L112 62L116 76L110 90H90L84 76L88 62Z"/><path d="M100 54V90M90 60V90M110 60V90" fill="none" stroke-width="2"/></g>',
].join('')

const star = [
  `<defs>${glow('blaze', [0, '#3a0a52', 1], [0.8, '#1e0838', 1], [1, '#120526', 1])}</defs>`,
  `<polygon points="${burst(100, 100, 98, 52, 8)}" fill="#c81f2d" stroke="#ffe08f" stroke-width="5" stroke-linejoin="round"/>`,
  '<circle cx="100" cy="100" r="62" fill="url(#blaze)" stroke="#ffe08f" stroke-width="5"/>',
].join('')

export const symbols = {
  purse: symbol(boss('#b8323a', '#7a141d', '#4a0810'), metal(gold, purse, 120, 96)),
  horse: symbol(boss('#3c6fb5', '#1c3f7d', '#0f244d'), metal(silver, horse, 122, 97)),
  chaika: symbol(boss('#2f9b8c', '#14635a', '#083833'), `<g transform="translate(14 12) scale(.86)">${chaika}</g>`),
  gem: symbol(clasp('#3fbf7a', '#0f5c34'), metal(gold, gem, 92)),
  ring: symbol(clasp('#8a63d6', '#3b1f78'), metal(gold, ring, 92)),
  shield: symbol(clasp('#d8424a', '#7a141d'), metal(silver, shield, 94, 99)),
  compass: symbol(clasp('#4a9be0', '#174c86'), metal(silver, compass, 92)),
  anchor: symbol(ground(112, 180), metal(silver, anchor, 142)),
  drum: symbol(ground(116, 180), metal(copper, drum, 146)),
  coin: symbol(coin),
  sabres: symbol(
    `<defs>${glow('steel-light', [0, '#ffffff', 0.85], [0.6, '#ffd98a', 0.4], [1, '#ffd98a', 0])}</defs><circle cx="100" cy="100" r="98" fill="url(#steel-light)"/>`,
    crossedSabres(100, 104, 188),
  ),
  key: symbol(star, metal(gold, key, 96, 100)),
}

/** The reel behind crossed sabres: a banner of crimson with a golden hem. */
export const expandedWild = (width: number, height: number): string => {
  const middle = width / 2
  const blade = Math.min(width * 1.36, height * 0.5)
  const sabresAt = (y: number): string => crossedSabres(middle, y, blade)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${gradient('banner', '#e0303c', '#8f0f1c', '#5a0710')}${glow('shine', [0, '#fff2c0', 0.9], [1, '#ffb84a', 0])}</defs>`,
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="8" fill="url(#banner)" stroke="#ffd257" stroke-width="3"/>`,
    `<rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="5" fill="none" stroke="#ffe9a0" stroke-opacity=".55" stroke-width="1.2"/>`,
    `<ellipse cx="${middle}" cy="${height / 2}" rx="${width * 0.6}" ry="${height * 0.34}" fill="url(#shine)"/>`,
    sabresAt(height * 0.3),
    sabresAt(height * 0.53),
    sabresAt(height * 0.76),
    `<polygon points="${burst(middle, height * 0.08, width * 0.13, width * 0.055, 8)}" fill="#ffd257"/><polygon points="${burst(middle, height * 0.92, width * 0.13, width * 0.055, 8)}" fill="#ffd257"/></svg>`,
  ].join('')
}
