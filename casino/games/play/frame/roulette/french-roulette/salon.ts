import { svg } from '../svg.ts'

const stem = 'M0 0C26 -40 86 -34 96 -84C104 -122 64 -138 52 -108C44 -86 74 -78 80 -98'
const leaf = 'M34 -34C40 -62 66 -66 74 -58C66 -44 52 -34 34 -34Z'

/** A whiplash of a stem with its leaves, as it was drawn about 1900. */
const flourish = (x: number, y: number, turn: string): SVGGElement =>
  svg(
    'g',
    { transform: `translate(${x} ${y}) ${turn}` },
    svg('path', { d: stem, class: 'stem' }),
    svg('path', { d: 'M0 0C52 -10 104 -16 134 10C156 30 136 56 116 44', class: 'stem' }),
    svg('path', { d: leaf, class: 'leaf' }),
    svg('path', { d: leaf, class: 'leaf', transform: 'rotate(58) scale(0.86)' }),
  )

const lamp = (x: number): SVGGElement =>
  svg(
    'g',
    { transform: `translate(${x} 0)` },
    svg('circle', { cy: 78, r: 120, class: 'glow' }),
    svg('path', { d: 'M0 0V46', class: 'stem' }),
    svg('path', { d: 'M-26 84C-30 58 -14 46 0 46C14 46 30 58 26 84C14 92 -14 92 -26 84Z', class: 'shade' }),
  )

/** Wallpaper with sprays of lilies, two gas lamps and a gilt frame with flourishes in its corners. */
export const salon = (): SVGElement =>
  svg(
    'svg',
    { class: 'backdrop', viewBox: '0 0 1200 760', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    svg(
      'defs',
      {},
      svg(
        'pattern',
        { id: 'lilies', width: 96, height: 120, patternUnits: 'userSpaceOnUse' },
        svg('path', {
          d: 'M24 66C24 44 8 40 10 22C20 26 24 36 24 44C24 36 28 26 38 22C40 40 24 44 24 66ZM72 118C72 96 56 92 58 74C68 78 72 88 72 96C72 88 76 78 86 74C88 92 72 96 72 118Z',
          class: 'lily',
        }),
      ),
      svg(
        'radialGradient',
        { id: 'gas' },
        svg('stop', { offset: 0, 'stop-color': '#ffe2a0', 'stop-opacity': 0.5 }),
        svg('stop', { offset: 1, 'stop-color': '#ffe2a0', 'stop-opacity': 0 }),
      ),
    ),
    svg('rect', { width: 1200, height: 760, fill: 'url(#lilies)' }),
    lamp(150),
    lamp(1050),
    svg('rect', { x: 14, y: 14, width: 1172, height: 732, rx: 26, class: 'gilt' }),
    flourish(20, 740, ''),
    flourish(1180, 740, 'scale(-1 1)'),
    flourish(20, 20, 'scale(1 -1)'),
    flourish(1180, 20, 'scale(-1 -1)'),
  )
