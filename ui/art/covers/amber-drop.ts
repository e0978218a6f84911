import { amberBead, amberPaint, pegs, seaGrass } from '../pieces/amber.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

export const amberDrop = titledCover({
  slug: 'amber-drop',
  veil: '#04213a',
  upper: ['#ffffff', '#cdeef0'],
  lower: ['#fff2b8', '#f39a1e'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const rays = [0.1, 0.3, 0.55, 0.8].map(
      (at) =>
        `<path d="M${width * at} 0L${width * (at + 0.1)} 0L${width * (at - 0.06)} ${height * 0.7}L${width * (at - 0.26)} ${height * 0.7}Z" fill="#fff" opacity="0.1"/>`,
    )
    return [
      sky(frame, 'deep', [
        [0, '#8fe0dd'],
        [0.4, '#1f8a9c'],
        [1, '#062a42'],
      ]),
      ...rays,
      amberPaint(),
      seaGrass(width * 0.08, height * 0.72, size * 0.9),
      seaGrass(width * 0.92, height * 0.74, size * 0.8),
      placed(pegs(6, 30, 5), x, y - size * 0.5, size / 105),
      light('shine', x + size * 0.06, y - size * 0.5, size * 0.6, [
        [0, '#ffd98a', 0.8],
        [1, '#ffd98a', 0],
      ]),
      placed(amberBead(), x + size * 0.06, y - size * 0.52, size * 0.028),
    ].join('')
  },
})
