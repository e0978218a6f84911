import { footVeil, light } from '../pieces/paint.ts'
import { chips, rouletteBall, rouletteWheel } from '../pieces/roulette.ts'
import { words } from '../pieces/words.ts'
import type { Frame } from '../pieces/frame.ts'
import type { CoverRecipe } from './cover.ts'
import { coverTitles } from './titles.ts'

/** Green cloth under one lamp, with the faint lines of the table. */
const felt = ({ width, height }: Frame, x: number, y: number): string => {
  const cell = height / 8
  const lines = Array.from({ length: Math.ceil(width / cell) }, (_, index) => `M${index * cell} ${height * 0.5}v${height}`).join('')
  return [
    `<rect width="${width}" height="${height}" fill="#06321f"/>`,
    light('lamp', x, y, Math.max(width, height) * 0.75, [
      [0, '#1f9c62'],
      [0.45, '#0f6d43', 0.9],
      [1, '#06321f', 0],
    ]),
    `<g stroke="#f2e3b0" stroke-opacity="0.16" stroke-width="3" fill="none"><path d="${lines}M0 ${height * 0.625}H${width}M0 ${height * 0.75}H${width}M0 ${height * 0.875}H${width}"/></g>`,
  ].join('')
}

export const europeanRoulette: CoverRecipe = {
  slug: 'european-roulette',
  draw: (frame, shape, _load, language) => {
    const { width, height } = frame
    const wide = shape === 'wide'
    const x = wide ? width * 0.75 : width / 2
    const radius = wide ? height * 0.62 : width * (shape === 'tall' ? 0.46 : 0.4)
    const y = wide ? height * 0.56 : shape === 'tall' ? height * 0.37 : height * 0.39
    const angle = 0.62
    const scene = [
      felt(frame, x, y),
      rouletteWheel(x, y, radius, -14),
      rouletteBall(x + Math.sin(angle) * radius * 0.5, y - Math.cos(angle) * radius * 0.5, radius * 0.045),
      `<ellipse cx="${x - radius * 0.3}" cy="${y - radius * 0.62}" rx="${radius * 0.62}" ry="${radius * 0.26}" transform="rotate(-24 ${x - radius * 0.3} ${y - radius * 0.62})" fill="#fff" opacity="0.08"/>`,
    ]
    if (wide) {
      return [
        ...scene,
        chips(width * 0.47, height * 0.86, 120, 5, '#d8323f', '#8f1c27'),
        chips(width * 0.545, height * 0.93, 120, 3, '#2c62c8', '#173a82'),
      ].join('')
    }
    return [
      ...scene,
      footVeil(frame, '#031c11', 0.55, 0.5),
      chips(width * 0.12, height * 0.705, width * 0.15, 4, '#d8323f', '#8f1c27'),
      chips(width * 0.88, height * 0.7, width * 0.15, 3, '#2c62c8', '#173a82'),
      words({
        word: coverTitles['european-roulette'][language][0],
        x,
        y: height * 0.81,
        width: width * 0.66,
        size: height * 0.105,
        top: '#ffffff',
        bottom: '#e9dcc0',
        edge: '#031c11',
        id: 'upper',
      }),
      words({
        word: coverTitles['european-roulette'][language][1],
        x,
        y: height * 0.945,
        width: width * 0.84,
        size: height * 0.17,
        top: '#fff0bd',
        bottom: '#d9a441',
        edge: '#031c11',
        id: 'lower',
      }),
    ].join('')
  },
}
