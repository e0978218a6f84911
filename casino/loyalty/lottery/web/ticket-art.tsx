import { classNames } from '#ui/class-names.ts'
import type { TicketType } from '../rules.ts'

/** Paper and print of each type. They are pictures and the same in every theme; words beside them say the type. */
const papers: Record<TicketType, { readonly from: string; readonly to: string; readonly print: string }> = {
  regular: { from: '#3f7fd1', to: '#1f3f86', print: '#dcebff' },
  gold: { from: '#f6c84c', to: '#b3740c', print: '#4a2c00' },
  super: { from: '#b34bd6', to: '#4a1480', print: '#ffe3ff' },
}

const stars = [
  [62, 40],
  [100, 40],
  [138, 40],
] as const

const star = (x: number, y: number, size: number): string =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2
    const radius = index % 2 === 0 ? size : size * 0.44
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

/** A ticket of a type, with its perforated edges. */
export const TicketArt = ({ type, className }: { readonly type: TicketType; readonly className?: string }) => {
  const { from, to, print } = papers[type]
  return (
    <svg viewBox="0 0 200 110" aria-hidden="true" className={classNames('block w-full drop-shadow-md', className)}>
      <defs>
        <linearGradient id={`ticket-${type}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <path
        d="M10 4h180a6 6 0 0 1 6 6v34a11 11 0 0 0 0 22v34a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V66a11 11 0 0 0 0-22V10a6 6 0 0 1 6-6Z"
        fill={`url(#ticket-${type})`}
      />
      <path d="M30 12v86M170 12v86" stroke={print} strokeWidth="1.5" strokeDasharray="3 4" opacity="0.55" />
      {stars.map(([x, y], index) => (
        <polygon key={x} points={star(x, y, index === 1 ? 17 : 12)} fill={print} opacity={index === 1 ? 1 : 0.8} />
      ))}
      <rect x="48" y="66" width="104" height="26" rx="6" fill={print} opacity="0.25" />
      <path d="M56 79h20m8 0h34m8 0h18" stroke={print} strokeWidth="4" strokeLinecap="round" opacity="0.7" />
    </svg>
  )
}
