import { svg } from '../svg.ts'

const bulbs = (count: number, at: (index: number) => readonly [x: number, y: number]): SVGElement[] =>
  Array.from({ length: count }, (_, index) => {
    const [cx, cy] = at(index)
    return svg('circle', { cx: cx.toFixed(1), cy: cy.toFixed(1), r: 5, class: `bulb beat-${index % 3}` })
  })

const star = 'M0 -46L11 -15L44 -15L18 5L28 37L0 18L-28 37L-18 5L-44 -15L-11 -15Z'

/** A roadside sign: an arrow of running bulbs with a star over it. */
const sign = (x: number, turn: 1 | -1): SVGGElement =>
  svg(
    'g',
    { transform: `translate(${x} 150) scale(${turn} 1)` },
    svg('path', { d: 'M-6 640V120', class: 'pole' }),
    svg('path', { d: 'M-70 -30H40L100 60L40 150H-70L-20 60Z', class: 'board-face' }),
    svg('path', { d: 'M-70 -30H40L100 60L40 150H-70L-20 60Z', class: 'tube' }),
    ...bulbs(7, (index) => [-50 + index * 16, -14]),
    ...bulbs(7, (index) => [-50 + index * 16, 134]),
    svg('path', { d: star, class: 'tube pink', transform: 'translate(24 60) scale(0.74)' }),
  )

/** The desert at dusk: a low sun, table mountains, a road that runs to them, and two signs beside it. */
export const strip = (): SVGElement =>
  svg(
    'svg',
    { class: 'backdrop', viewBox: '0 0 1200 760', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    svg(
      'defs',
      {},
      svg(
        'linearGradient',
        { id: 'dusk', x2: 0, y2: 1 },
        svg('stop', { offset: 0, 'stop-color': '#150d33' }),
        svg('stop', { offset: 0.42, 'stop-color': '#5a1f66' }),
        svg('stop', { offset: 0.62, 'stop-color': '#c7426b' }),
        svg('stop', { offset: 0.72, 'stop-color': '#f39a52' }),
      ),
    ),
    svg('rect', { width: 1200, height: 760, fill: 'url(#dusk)' }),
    svg('circle', { cx: 600, cy: 510, r: 120, class: 'sun' }),
    svg('path', { d: 'M0 520V430H90L120 470H210L236 400H380L410 500H790L820 420H960L990 468H1100L1130 410H1200V520Z', class: 'mesa' }),
    svg('rect', { y: 510, width: 1200, height: 250, class: 'sand' }),
    svg('path', { d: 'M596 512H604L900 760H300Z', class: 'road' }),
    svg('path', { d: 'M600 540V560M600 590V625M600 665V720', class: 'line' }),
    sign(120, 1),
    sign(1080, -1),
  )
