import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const tube = (d: string, gas: string, wide: number): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${gas}" stroke-width="${n(wide * 3.4)}" opacity=".14"/><path d="${d}" stroke="${gas}" stroke-width="${n(wide * 2)}" opacity=".3"/><path d="${d}" stroke="${gas}" stroke-width="${wide}"/><path d="${d}" stroke="#fff" stroke-width="${n(wide * 0.36)}" opacity=".92"/></g>`

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

/** A wireless of lacquer, 100 units to each side: its dial between two speakers, the mast behind it. */
const wireless = [
  tube('M0-58L-34 40M0-58L34 40M-12-20L18 4L-24 26', '#ff5340', 4.5),
  tube('M-22-96Q-42-72-22-48M22-96Q42-72 22-48', '#2ff0ff', 6),
  tube('M-46-112Q-80-72-46-32M46-112Q80-72 46-32', '#2ff0ff', 6),
  `<circle cy="-72" r="10" fill="#fff2c0"/>${tube(circle(0, -72, 11), '#ffb53d', 5)}`,
  '<rect x="-112" y="6" width="224" height="116" rx="26" fill="#1c0a3a" stroke="#d8ccff" stroke-width="4"/>',
  tube('M-100 32Q-100 18-86 18H86Q100 18 100 32V96Q100 110 86 110H-86Q-100 110-100 96Z', '#ff3d9a', 4.5),
  ...[-64, 64].map(
    (x) =>
      `<circle cx="${x}" cy="64" r="32" fill="#0a0418"/>${tube(circle(x, 64, 32), '#b06bff', 4.5)}${tube(circle(x, 64, 20), '#b06bff', 3)}<circle cx="${x}" cy="64" r="8" fill="#ff9ad0"/>`,
  ),
  '<rect x="-26" y="34" width="52" height="60" rx="8" fill="#4a1546"/>',
  tube('M-26 42Q-26 34-18 34H18Q26 34 26 42V86Q26 94 18 94H-18Q-26 94-26 86Z', '#2ff0ff', 3.5),
  '<path d="M-16 46v10M-8 50v6M0 44v12M8 50v6M16 46v10" stroke="#ffd0ea" stroke-width="2.500" stroke-linecap="round"/>',
  tube('M0 88V62L10 54', '#ffb53d', 4),
].join('')

const bolt = tube('M14-62L-30 14H2L-8 62L38-18H8Z', '#ffb53d', 6)
const note =
  tube('M-24 44V-36L34-50V30M-24-16L34-30', '#2ff0ff', 6) + tube(circle(-38, 46, 13), '#2ff0ff', 5) + tube(circle(20, 32, 13), '#2ff0ff', 5)

export const nightRadio = titledCover({
  slug: 'night-radio',
  veil: '#0a0320',
  upper: ['#ffffff', '#7df6ff'],
  lower: ['#ffe3f2', '#ff3d9a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const bricks = Array.from({ length: Math.ceil(height / 34) }, (_, row) => {
      const joints = Array.from({ length: Math.ceil(width / 84) + 1 }, (__, column) => `M${column * 84 + (row % 2) * 42} ${row * 34}v34`)
      return `M0 ${row * 34}H${width}${joints.join('')}`
    })
    return [
      sky(frame, 'wall', [
        [0, '#1c0a3a'],
        [0.6, '#2a0f4e'],
        [1, '#0d0420'],
      ]),
      light('rose', x - size * 0.3, y + size * 0.3, size * 2, [
        [0, '#ff3d9a', 0.6],
        [1, '#ff3d9a', 0],
      ]),
      light('aqua', x + size * 0.3, y - size * 0.6, size * 1.7, [
        [0, '#2ff0ff', 0.42],
        [1, '#2ff0ff', 0],
      ]),
      `<path d="${bricks.join('')}" stroke="#05020d" stroke-opacity=".5" stroke-width="3.500" fill="none"/>`,
      placed(bolt, x + size * 0.84, y - size * 0.4, size * 0.005, 12),
      placed(note, x - size * 0.8, y - size * 0.42, size * 0.0052, -10),
      placed(wireless, x, y + size * 0.08, size * 0.0084),
    ].join('')
  },
})
