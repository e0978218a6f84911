import { n } from './frame.ts'

const order = 'csspshspspstspsphspspshsptspshspspshspspstspshspsp'
const paints: Readonly<Record<string, string>> = { s: '#1d5c8f', p: '#efe2c2', h: '#7a2f5e', t: '#17223f', c: '#0f7a58' }
const marks: Readonly<Record<string, string>> = { s: '#f6b81f', p: '#d92f2f', h: '#aebbc9', t: '#7fd4ff', c: '#f3c33c' }

const point = (radius: number, turns: number): string =>
  `${n(Math.sin(turns * 2 * Math.PI) * radius)} ${n(-Math.cos(turns * 2 * Math.PI) * radius)}`

/** A wheel of fifty narrow segments with a flower of eight petals in its middle; radius 106. */
export const plentyWheelDisc = (): string => {
  const pockets = [...order]
  const half = 0.5 / pockets.length
  return [
    '<circle r="106" fill="#6d2a1a" stroke="#c99a3c" stroke-width="3"/>',
    ...pockets.map((symbol, index) => {
      const at = index / pockets.length
      const [x, y] = point(84, at).split(' ')
      return `<path d="M0 0L${point(96, at - half)}A96 96 0 0 1 ${point(96, at + half)}Z" fill="${paints[symbol]}" stroke="#c99a3c" stroke-width="0.6"/><circle cx="${x}" cy="${y}" r="4.2" fill="${marks[symbol]}"/>`
    }),
    '<circle r="58" fill="#14213d" stroke="#c99a3c" stroke-width="2"/>',
    ...Array.from(
      { length: 8 },
      (_, petal) =>
        `<path transform="rotate(${petal * 45})" d="M0 -8C-10 -22 -9 -42 0 -52C9 -42 10 -22 0 -8Z" fill="${petal % 2 ? '#f1b92f' : '#d93a3a'}"/>`,
    ),
    '<circle r="12" fill="#f3dca0" stroke="#8a5a06"/><path d="M-9 -118H9L0 -90Z" fill="#f3dca0" stroke="#8a5a06"/>',
  ].join('')
}
