import { balloon } from '../pieces/balloon.ts'
import { sky } from '../pieces/paint.ts'
import { cloud } from '../pieces/swift.ts'
import { placed, titledCover } from './titled-cover.ts'

/** A balloon over a sea of clouds at first light. */
export const liveBalloon = titledCover({
  slug: 'live-balloon',
  veil: '#3a1238',
  upper: ['#ffffff', '#fbe3ee'],
  lower: ['#fff1c9', '#f5a04c'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const sea = Array.from({ length: 12 }, (_, index) =>
      placed(cloud(), (width / 10) * index - width * 0.04, height * (0.66 + (index % 3) * 0.07), size * (0.006 + (index % 4) * 0.0012)),
    )
    return [
      sky(frame, 'dawn', [
        [0, '#38246b'],
        [0.45, '#c4517a'],
        [0.75, '#f7a35c'],
        [1, '#ffe1a8'],
      ]),
      `<circle cx="${width * 0.2}" cy="${height * 0.6}" r="${size * 0.42}" fill="#fff1c4" opacity="0.85"/>`,
      placed(balloon(), x - size * 0.92, y + size * 0.1, size * 0.0055, -4),
      `<g opacity="0.9">${sea.join('')}</g>`,
      placed(balloon(), x + size * 0.12, y - size * 0.04, size * 0.0178, 3),
      `<g opacity="0.94">${placed(cloud(), x + size * 0.6, y + size * 0.8, size * 0.0088)}${placed(cloud(), x - size * 0.7, y + size * 0.98, size * 0.0098)}</g>`,
    ].join('')
  },
})
