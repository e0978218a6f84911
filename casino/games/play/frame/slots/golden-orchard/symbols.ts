import apple from '#ui/art/icons/apple.svg?raw'
import bee from '#ui/art/icons/bee.svg?raw'
import cherries from '#ui/art/icons/cherries.svg?raw'
import grapes from '#ui/art/icons/grapes.svg?raw'
import honey from '#ui/art/icons/honey.svg?raw'
import pear from '#ui/art/icons/pear.svg?raw'
import blueberries from '#ui/art/icons/plum.svg?raw'
import sunflower from '#ui/art/icons/sunflower.svg?raw'
import watermelon from '#ui/art/icons/watermelon.svg?raw'
import { burst, glow, gradient, ground, icon, symbol } from '../drawing.ts'

const fruit = (svg: string, size = 158): string => symbol(ground(), icon(svg, size * 1.1, 100, 95))

/** A cell of the comb, dripping: the bee's place. */
const comb = [
  `<defs>${gradient('comb', '#fff0a8', '#ffc02e', '#e58a08')}${gradient('comb-in', '#ffdf70', '#f2a01a')}</defs>`,
  ground(130, 184),
  '<path d="M100 6L182 53V147L100 194L18 147V53Z" fill="url(#comb)" stroke="#9a5206" stroke-width="5" stroke-linejoin="round"/>',
  '<path d="M100 26L164 63V137L100 174L36 137V63Z" fill="url(#comb-in)" stroke="#fff3bd" stroke-opacity=".8" stroke-width="4" stroke-linejoin="round"/>',
].join('')

const sun = [
  `<defs>${glow('sun', [0, '#fff8d0', 1], [0.55, '#ffd24d', 0.9], [1, '#ffb31f', 0])}</defs>`,
  `<polygon points="${burst(100, 102, 98, 66, 14)}" fill="#ffb627" stroke="#e07d10" stroke-width="3" stroke-linejoin="round"/>`,
  '<circle cx="100" cy="102" r="72" fill="url(#sun)"/>',
].join('')

export const symbols = {
  sunflower: symbol(ground(), icon(sunflower, 188, 100, 95)),
  watermelon: fruit(watermelon, 162),
  grapes: fruit(grapes, 164),
  apple: fruit(apple, 154),
  pear: fruit(pear, 160),
  cherries: fruit(cherries, 156),
  blueberries: fruit(blueberries, 150),
  bee: symbol(comb, icon(bee, 122)),
  'honey-pot': symbol(sun, icon(honey, 118, 100, 100)),
}
