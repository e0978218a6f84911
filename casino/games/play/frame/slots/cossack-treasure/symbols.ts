import anchor from '#ui/art/icons/anchor.svg?raw'
import coin from '#ui/art/icons/coin.svg?raw'
import compass from '#ui/art/icons/compass.svg?raw'
import ship from '#ui/art/icons/drakkar.svg?raw'
import drum from '#ui/art/icons/drum.svg?raw'
import gem from '#ui/art/icons/gem.svg?raw'
import horse from '#ui/art/icons/horse.svg?raw'
import key from '#ui/art/icons/old-key.svg?raw'
import ring from '#ui/art/icons/ring.svg?raw'
import shield from '#ui/art/icons/shield.svg?raw'
import { crossedSabres } from '#ui/art/pieces/sabres.ts'
import { burst, glow, gradient, ground, icon, relief, symbol } from '../drawing.ts'

/** A round of red leather in a rim of gold, studded. */
const boss = [
  `<defs>${glow('leather', [0, '#a3252b', 1], [0.75, '#6e1119', 1], [1, '#4a0810', 1])}${gradient('rim', '#fff0b0', '#e3a93a', '#8a5712')}</defs>`,
  ground(140, 186),
  '<circle cx="100" cy="98" r="91" fill="url(#rim)" stroke="#3a0a10" stroke-width="3"/><circle cx="100" cy="98" r="76" fill="url(#leather)" stroke="#3a0a10" stroke-width="3"/>',
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2
    return `<circle cx="${(100 + Math.cos(angle) * 83.5).toFixed(1)}" cy="${(98 + Math.sin(angle) * 83.5).toFixed(1)}" r="3.4" fill="#fff6cf" stroke="#7a4a10" stroke-width="1"/>`
  }).join(''),
].join('')

const find = (svg: string, size = 162): string =>
  symbol(
    `<defs>${glow('warm', [0, '#ffcf7a', 0.42], [1, '#ffcf7a', 0])}</defs><circle cx="100" cy="100" r="96" fill="url(#warm)"/>`,
    ground(112, 180),
    icon(svg, size, 100, 98),
  )

/** A purse of soft leather on a string, coins before it. */
const purse = [
  `<defs>${gradient('bag', '#d98a3d', '#a5561d', '#6b300c')}</defs>`,
  '<path d="M72 62Q100 74 128 62Q170 104 158 146Q150 172 100 172Q50 172 42 146Q30 104 72 62Z" fill="url(#bag)" stroke="#3d1805" stroke-width="4"/>',
  '<path d="M74 60Q62 40 72 30Q86 40 100 30Q114 40 128 30Q138 40 126 60Q100 70 74 60Z" fill="url(#bag)" stroke="#3d1805" stroke-width="4" stroke-linejoin="round"/>',
  '<path d="M72 61Q100 73 128 61" stroke="#ffd98a" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M62 96Q56 120 64 142M138 96Q144 120 136 142" stroke="#3d1805" stroke-opacity=".4" stroke-width="3" fill="none"/>',
  icon(coin, 58, 74, 150),
  icon(coin, 66, 124, 152),
  icon(coin, 44, 100, 124),
].join('')

const star = [
  `<defs>${glow('blaze', [0, '#3a0a52', 1], [0.8, '#1e0838', 1], [1, '#120526', 1])}</defs>`,
  `<polygon points="${burst(100, 100, 98, 52, 8)}" fill="#c81f2d" stroke="#ffe08f" stroke-width="5" stroke-linejoin="round"/>`,
  '<circle cx="100" cy="100" r="62" fill="url(#blaze)" stroke="#ffe08f" stroke-width="5"/>',
].join('')

export const symbols = {
  purse: symbol(boss, `<g transform="translate(14 10) scale(.86)">${purse}</g>`),
  horse: symbol(boss, icon(horse, 124, 100, 96)),
  chaika: symbol(
    boss,
    `<defs>${gradient('sail', '#fff3c4', '#f2b84b', '#a86a18')}</defs>`,
    relief(ship, 122, 'url(#sail)', '#2c0508', '#fffbe6', 100, 96),
  ),
  gem: find(gem, 164),
  ring: find(ring),
  shield: find(shield),
  compass: find(compass),
  anchor: find(anchor, 160),
  drum: find(drum, 158),
  coin: find(coin, 144),
  sabres: symbol(
    `<defs>${glow('steel-light', [0, '#ffffff', 0.85], [0.6, '#ffd98a', 0.4], [1, '#ffd98a', 0])}</defs><circle cx="100" cy="100" r="98" fill="url(#steel-light)"/>`,
    crossedSabres(100, 104, 188),
  ),
  key: symbol(star, icon(key, 104)),
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
