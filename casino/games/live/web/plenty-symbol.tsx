import type { ReactElement } from 'react'
import type { PlentySymbol } from '#engines/live/games/wheel-of-plenty.ts'

const around = (count: number, shape: (index: number) => ReactElement): ReactElement[] =>
  Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`rotate(${(index * 360) / count})`}>
      {shape(index)}
    </g>
  ))

const star = Array.from({ length: 10 }, (_, index) => {
  const [radius, angle] = [index % 2 === 0 ? 10 : 4.3, (index * Math.PI) / 5]
  return `${(Math.sin(angle) * radius).toFixed(2)},${(-Math.cos(angle) * radius).toFixed(2)}`
}).join(' ')

const drawings: Readonly<Record<PlentySymbol, () => ReactElement>> = {
  sunflower: () => (
    <>
      {around(12, () => (
        <ellipse cy={-7} rx={2.1} ry={4} fill="#f6b81f" stroke="#a86a08" strokeWidth={0.4} />
      ))}
      <circle r={4.6} fill="#5b3312" />
      <circle r={2.6} fill="#7d4a1c" />
    </>
  ),
  poppy: () => (
    <>
      {around(4, () => (
        <path d="M0 0C-9 -3 -7 -11 0 -10.5C7 -11 9 -3 0 0Z" fill="#d92f2f" stroke="#7f1316" strokeWidth={0.5} />
      ))}
      <circle r={3} fill="#1c1a24" />
      {around(8, () => (
        <circle cy={-4.4} r={0.7} fill="#1c1a24" />
      ))}
    </>
  ),
  horseshoe: () => (
    <>
      <path
        d="M-7 8L-8.6 -1A8.6 8.8 0 0 1 8.6 -1L7 8H3.4L4.8 -0.6A4.9 5 0 0 0 -4.8 -0.6L-3.4 8Z"
        fill="#aebbc9"
        stroke="#4c5a68"
        strokeWidth={0.7}
      />
      {[-6.6, 6.6].map((x) => (
        <circle key={x} cx={x} cy={1} r={0.8} fill="#3a4652" />
      ))}
      {[-4.2, 4.2].map((x) => (
        <circle key={x} cx={x} cy={-5.6} r={0.8} fill="#3a4652" />
      ))}
    </>
  ),
  star: () => (
    <>
      <polygon points={star} fill="#7fd4ff" stroke="#20628f" strokeWidth={0.7} strokeLinejoin="round" />
      <circle r={2.2} fill="#e9f8ff" />
    </>
  ),
  crown: () => (
    <>
      <path d="M-9 6L-10 -5L-4.5 -1L0 -9L4.5 -1L10 -5L9 6Z" fill="#f3c33c" stroke="#8a5a06" strokeWidth={0.7} strokeLinejoin="round" />
      <rect x={-9} y={5.4} width={18} height={3.4} rx={1} fill="#d99a1b" stroke="#8a5a06" strokeWidth={0.5} />
      {[-5, 0, 5].map((x) => (
        <circle key={x} cx={x} cy={7.1} r={1} fill={x === 0 ? '#d92f2f' : '#2f8f6b'} />
      ))}
    </>
  ),
}

/** A symbol of the wheel, around the middle of its place, 20 units wide. */
export const PlentyDrawing = ({ symbol }: { readonly symbol: PlentySymbol }) => drawings[symbol]()

export const PlentyIcon = ({ symbol, className }: { readonly symbol: PlentySymbol; readonly className: string }) => (
  <svg viewBox="-12 -12 24 24" className={className} aria-hidden="true">
    <PlentyDrawing symbol={symbol} />
  </svg>
)
