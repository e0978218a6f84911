import bear from '#ui/art/icons/bear.svg?raw'
import chestnut from '#ui/art/icons/chestnut.svg?raw'
import deer from '#ui/art/icons/deer.svg?raw'
import fern from '#ui/art/icons/fern.svg?raw'
import fir from '#ui/art/icons/fir.svg?raw'
import fire from '#ui/art/icons/fire.svg?raw'
import moon from '#ui/art/icons/full-moon.svg?raw'
import horn from '#ui/art/icons/hunting-horn.svg?raw'
import hut from '#ui/art/icons/hut.svg?raw'
import mushroom from '#ui/art/icons/mushroom.svg?raw'
import owl from '#ui/art/icons/owl.svg?raw'
import wolf from '#ui/art/icons/wolf.svg?raw'
import { glow, gradient, ground, icon, relief, symbol } from '../drawing.ts'

/** A slice of a trunk: bark outside, rings within, a rim in the beast's own colour. */
const slice = (rim: string): string =>
  [
    `<defs>${glow('slice', [0, '#d9b27c', 1], [0.7, '#a9763f', 1], [1, '#7c4f26', 1])}</defs>`,
    ground(140, 186),
    '<circle cx="100" cy="98" r="90" fill="#2a1709"/>',
    `<circle cx="100" cy="98" r="85" fill="url(#slice)" stroke="${rim}" stroke-width="6"/>`,
    '<g fill="none" stroke="#5b3616" stroke-opacity=".35" stroke-width="2"><ellipse cx="97" cy="100" rx="68" ry="66"/><ellipse cx="99" cy="97" rx="52" ry="51"/><ellipse cx="97" cy="99" rx="35" ry="33"/></g>',
  ].join('')

const beast = (svg: string, rim: string, size = 122): string => symbol(slice(rim), icon(svg, size, 100, 97))

/** A young birch cut across: pale wood in white bark. What the forest gives lies on it. */
const birch = [
  `<defs>${glow('birch', [0, '#fff4da', 1], [0.72, '#e8cf9f', 1], [1, '#c9a56d', 1])}</defs>`,
  ground(120, 180),
  '<circle cx="100" cy="98" r="78" fill="#f3efe6" stroke="#2a1709" stroke-width="4"/>',
  '<g stroke="#3a3029" stroke-width="5" stroke-linecap="round"><path d="M42 48L50 56M27 92H38M38 140L47 133M158 48L150 56M173 104H162M160 146L152 138M96 21V31M108 175V165"/></g>',
  '<circle cx="100" cy="98" r="65" fill="url(#birch)" stroke="#a37b45" stroke-width="2.5"/>',
  '<g fill="none" stroke="#a37b45" stroke-opacity=".4" stroke-width="2"><ellipse cx="97" cy="100" rx="49" ry="48"/><ellipse cx="100" cy="98" rx="31" ry="30"/></g>',
].join('')

const find = (svg: string, size = 102): string => symbol(birch, icon(svg, size, 100, 97))

const logs =
  '<g stroke="#2a1206" stroke-width="3"><path d="M30 164L150 184L154 170L34 148Z" fill="#7b4520"/><path d="M170 164L50 184L46 170L166 148Z" fill="#94562a"/></g><circle cx="40" cy="156" r="8" fill="#d9a566"/><circle cx="160" cy="156" r="8" fill="#d9a566"/>'

export const symbols = {
  wolf: beast(wolf, '#c3d5ff', 126),
  bear: beast(bear, '#ffb45a', 126),
  deer: beast(deer, '#ffe08f', 128),
  owl: beast(owl, '#8ee0c0', 120),
  horn: symbol(
    `<defs>${gradient('horn', '#fff0c4', '#e0a24a', '#8a5218')}</defs>`,
    slice('#e0a24a'),
    relief(horn, 128, 'url(#horn)', '#2c1405', '#fff6dc', 100, 97),
  ),
  hut: beast(hut, '#ff8f6b', 114),
  mushroom: find(mushroom),
  fir: find(fir, 110),
  fern: find(fern),
  chestnut: find(chestnut, 92),
  moon: symbol(
    `<defs>${glow('halo', [0.5, '#fff3c4', 0.95], [0.72, '#9db9ff', 0.55], [1, '#6f8cff', 0])}</defs><circle cx="100" cy="100" r="100" fill="url(#halo)"/>`,
    icon(moon, 136),
  ),
  campfire: symbol(
    `<defs>${glow('warm', [0, '#ffcf6b', 0.95], [0.55, '#ff7a2a', 0.5], [1, '#ff4a1a', 0])}</defs><circle cx="100" cy="104" r="98" fill="url(#warm)"/>`,
    icon(fire, 140, 100, 88),
    logs,
  ),
}
