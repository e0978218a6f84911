import { sky } from '../pieces/paint.ts'
import { climbHills, cloud, swiftBird } from '../pieces/swift.ts'
import { placed, titledCover } from './titled-cover.ts'

export const swiftClimb = titledCover({
  slug: 'swift-climb',
  veil: '#0c2b52',
  upper: ['#ffffff', '#d8ecfb'],
  lower: ['#fff6c4', '#f0b93a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const hills = height * 0.42
    const trail = [0, 1, 2, 3, 4].map((puff) =>
      placed(cloud(), x - size * (0.62 + puff * 0.16), y + size * (0.62 + puff * 0.3), size * (0.0022 + puff * 0.0009)),
    )
    return [
      sky(frame, 'sky', [
        [0, '#0f3f77'],
        [0.55, '#4c97d0'],
        [1, '#d3ebf5'],
      ]),
      `<g opacity="0.9">${placed(cloud(), width * 0.16, height * 0.2, size * 0.006)}${placed(cloud(), width * 0.86, height * 0.34, size * 0.005)}${placed(cloud(), width * 0.3, height * 0.5, size * 0.004)}</g>`,
      `<g transform="translate(0 ${height - hills})">${climbHills(width, hills)}</g>`,
      `<g opacity="0.75">${trail.join('')}</g>`,
      placed(swiftBird(), x, y, size * 0.0135),
    ].join('')
  },
})
