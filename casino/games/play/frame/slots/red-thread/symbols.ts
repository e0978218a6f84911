import { motifs, stitched, threadDefinitions, type Motif } from '#ui/art/pieces/stitches.ts'
import { gradient, symbol } from '../drawing.ts'

/*
 * Everything is sewn: crosses of red and black thread, and a little gold, on linen. Only the needle lies on the cloth.
 */

/** A patch of the linen with a basted edge: black thread has to be seen on dark pages too. */
const patch =
  '<rect x="3" y="3" width="194" height="194" rx="14" fill="#fbf4e4"/><rect x="7.500" y="7.500" width="185" height="185" rx="11" fill="none" stroke="#d4bf94" stroke-width="2.500" stroke-dasharray="9 6"/>'
const sewing = `<defs>${threadDefinitions}</defs>${patch}`
const single = (motif: Motif): string => symbol(sewing, stitched(motif, 20, 20, 160))
const pair = (motif: Motif): string => symbol(sewing, stitched(motif, 12, 12, 96), stitched(motif, 92, 92, 96))

const thread = 'M24 176Q6 140 48 128Q96 116 78 92Q62 70 40 86Q22 104 54 112Q96 120 140 54'

const needle = symbol(
  patch,
  `<defs>${gradient('steel', '#ffffff', '#b8c4d0', '#5a6878')}${gradient('tip', '#fff3b0', '#e0a02e', '#8a5010')}</defs>`,
  `<path d="${thread}" fill="none" stroke="#4a0410" stroke-width="15" stroke-linecap="round"/><path d="${thread}" fill="none" stroke="#d8182a" stroke-width="9" stroke-linecap="round"/><path d="${thread}" fill="none" stroke="#ff8a84" stroke-width="2.500" stroke-linecap="round" stroke-dasharray="5 6"/>`,
  '<g transform="rotate(45 100 100) translate(8 8) scale(.92)">',
  '<path d="M100 -26Q112 -20 112 8L104 214L100 228L96 214L88 8Q88 -20 100 -26Z" fill="url(#steel)" stroke="#1c1c26" stroke-width="5" stroke-linejoin="round"/><path d="M100 -12Q104 -10 104 2V26Q104 34 100 34Q96 34 96 26V2Q96 -10 100 -12Z" fill="#1c1c26"/><path d="M94 44L97 190" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M88 8Q88 -20 100 -26Q112 -20 112 8" fill="none" stroke="url(#tip)" stroke-width="6"/>',
  '</g>',
)

export const symbols = {
  rooster: single(motifs.rooster),
  tree: single(motifs.tree),
  star: single(motifs.star),
  rose: single(motifs.rose),
  bud: single(motifs.bud),
  field: single(motifs.field),
  cross: single(motifs.cross),
  'two-roosters': pair(motifs.rooster),
  'two-trees': pair(motifs.tree),
  'two-stars': pair(motifs.star),
  'two-roses': pair(motifs.rose),
  'two-buds': pair(motifs.bud),
  'two-fields': pair(motifs.field),
  'two-crosses': pair(motifs.cross),
  needle,
}
