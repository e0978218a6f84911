import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { cossackTreasure } from '#engines/slot/games/cossack-treasure.ts'
import { openSlot } from '../open-slot.ts'
import logo from './logo.svg?raw'
import { cabinet, scene } from './scene.ts'
import { expandedWild, symbols } from './symbols.ts'

export const open = openSlot({
  definition: cossackTreasure,
  maths: publishedMaths['cossack-treasure'],
  logo,
  symbols,
  expandedWild,
  scene,
  cabinet,
  colours: { line: 0xffe08f, halo: 0xffb347, dusk: 0x120206, sparks: [0xffd257, 0xffe9a0, 0xe0303c, 0xf08c2c] },
  fill: 0.98,
  // A bandura: bright plucked strings in the Dorian of the kobzars.
  voice: { harmonics: [1, 0.55, 0.36, 0.22, 0.12, 0.07], attack_s: 0.002, decay_s: 0.85, scale: [-2, 0, 3, 5, 7, 10] },
})
