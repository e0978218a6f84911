import type { LevelId } from '../rules.ts'

const woods: Record<LevelId, readonly [light: string, dark: string, band: string]> = {
  1: ['#b86a3c', '#6f3518', '#f0a06c'],
  2: ['#7f8ea6', '#414c60', '#eef2f8'],
  3: ['#d79a26', '#7a4d06', '#ffe9a8'],
}

/** A box of a level, and its lid, which opens where motion is welcome. */
export const BoxArt = ({ level, is_open }: { readonly level: LevelId; readonly is_open: boolean }) => {
  const [light, dark, band] = woods[level]
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className="mx-auto block w-full max-w-56 drop-shadow-md">
      <defs>
        <linearGradient id={`box-${level}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <ellipse cx="100" cy="140" rx="78" ry="8" fill="#000" opacity="0.18" />
      {is_open && <ellipse cx="100" cy="66" rx="62" ry="26" fill={band} opacity="0.55" className="animate-rise" />}
      <rect x="28" y="66" width="144" height="70" rx="8" fill={`url(#box-${level})`} />
      <path d="M28 88h144" stroke={dark} strokeWidth="2" opacity="0.6" />
      <rect x="52" y="66" width="12" height="70" fill={band} opacity="0.9" />
      <rect x="136" y="66" width="12" height="70" fill={band} opacity="0.9" />
      <g
        className="transition-transform duration-500 ease-out"
        style={{ transformOrigin: '28px 66px', transform: is_open ? 'rotate(-24deg)' : 'none' }}
      >
        <path d="M28 66V52a26 26 0 0 1 26-26h92a26 26 0 0 1 26 26v14Z" fill={`url(#box-${level})`} stroke={dark} strokeWidth="2" />
        <rect x="52" y="26" width="12" height="40" fill={band} opacity="0.9" />
        <rect x="136" y="26" width="12" height="40" fill={band} opacity="0.9" />
        <rect x="88" y="54" width="24" height="26" rx="5" fill={band} stroke={dark} strokeWidth="2" />
        <circle cx="100" cy="65" r="4" fill={dark} />
      </g>
    </svg>
  )
}
