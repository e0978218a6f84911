import { rubyDie } from '../pieces/harbour.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const lamps = [0.06, 0.17, 0.24, 0.36, 0.45, 0.58, 0.66, 0.79]

/** A lighthouse over the harbour at night, and two red dice on the table before it. */
export const odesaCraps = titledCover({
  slug: 'odesa-craps',
  veil: '#06181f',
  upper: ['#ffffff', '#d6ecec'],
  lower: ['#fff0c4', '#f0a33f'],
  scene: (frame, { x, y, size, shape }) => {
    const { width, height } = frame
    const [quay, table] = [height * 0.3, height * 0.42]
    const tower_x = shape === 'wide' ? width * 0.9 : width * 0.82
    const tower = height * 0.0022
    return [
      sky(frame, 'night', [
        [0, '#0b1a38'],
        [0.24, '#4a4370'],
        [0.36, '#d98a52'],
      ]),
      `<path d="M${tower_x.toFixed(0)} ${(quay - 76 * tower).toFixed(0)}L0 ${(height * 0.01).toFixed(0)}V${(height * 0.17).toFixed(0)}Z" fill="#fff2c4" opacity="0.3"/>`,
      placed(
        '<path d="M-16 0L-9 -74H9L16 0Z" fill="#f4efe6"/><path d="M-13.5 -26H13.5L12 -42H-12Z" fill="#c2303a"/><rect x="-8" y="-84" width="16" height="11" fill="#ffe9a6"/><path d="M-12 -84H12L0 -96Z" fill="#c2303a"/>',
        tower_x,
        quay,
        tower,
      ),
      `<rect y="${quay.toFixed(0)}" width="${width}" height="${(table - quay).toFixed(0)}" fill="#163a63"/>`,
      ...lamps.map(
        (share) =>
          `<circle cx="${(share * width).toFixed(0)}" cy="${(quay - 4).toFixed(0)}" r="4" fill="#ffd88a"/><path d="M${(share * width).toFixed(0)} ${(quay + 8).toFixed(0)}v${(height * 0.06).toFixed(0)}" stroke="#ffd88a" stroke-opacity="0.5" stroke-width="4"/>`,
      ),
      `<rect y="${table.toFixed(0)}" width="${width}" height="${(height - table).toFixed(0)}" fill="#0d5a66"/>`,
      light('felt', x, y + size * 0.4, size * 1.7, [
        [0, '#2aa3a8', 0.9],
        [1, '#2aa3a8', 0],
      ]),
      `<path d="M0 ${(table - height * 0.02).toFixed(0)}H${width}v${(height * 0.03).toFixed(0)}H0Z" fill="#6b3a20"/>`,
      placed(rubyDie(4), x - size * 0.42, y + size * 0.44, size * 0.0092, -16),
      placed(rubyDie(3), x + size * 0.48, y + size * 0.28, size * 0.0086, 21),
    ].join('')
  },
})
