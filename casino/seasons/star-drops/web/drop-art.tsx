import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { classNames } from '#ui/class-names.ts'

/** Where stars stand in the night, and how large they are. The pictures are the same in every theme. */
const night = [
  [30, 34, 1.4],
  [58, 18, 1],
  [88, 42, 1.8],
  [124, 22, 1.2],
  [150, 48, 1],
  [172, 28, 1.5],
  [44, 70, 1],
  [160, 78, 1.3],
] as const

/** Five points around a middle. */
const star = (x: number, y: number, size: number): string =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2
    const radius = index % 2 === 0 ? size : size * 0.44
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')

/** Stars that fall over the head of the page. */
export const FallingStars = ({ className }: { readonly className?: string }) => (
  <svg
    viewBox="0 0 200 100"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className={classNames('pointer-events-none', className)}
  >
    <defs>
      <linearGradient id="star-trail" x1="1" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff6d0" stopOpacity="0" />
        <stop offset="1" stopColor="#fff6d0" stopOpacity="0.8" />
      </linearGradient>
    </defs>
    {night.map(([x, y, size]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r={size * 0.5} fill="#fff6d0" opacity="0.7" />
    ))}
    {[
      [96, 58, 5],
      [150, 30, 3.5],
      [178, 66, 4],
    ].map(([x = 0, y = 0, size = 1]) => (
      <g key={x}>
        <path d={`M${x + size * 7} ${y - size * 6}L${x} ${y}`} stroke="url(#star-trail)" strokeWidth={size * 0.45} strokeLinecap="round" />
        <polygon points={star(x, y, size)} fill="#ffe08a" />
      </g>
    ))}
  </svg>
)

/** A box of the night; its lid opens where motion is welcome. */
export const StarBox = ({ is_open }: { readonly is_open: boolean }) => (
  <svg viewBox="0 0 200 150" aria-hidden="true" className="mx-auto block w-full max-w-60 drop-shadow-md">
    <defs>
      <linearGradient id="star-box" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#5b63c9" />
        <stop offset="1" stopColor="#232659" />
      </linearGradient>
    </defs>
    <ellipse cx="100" cy="140" rx="80" ry="8" fill="#000" opacity="0.18" />
    {is_open && (
      <g className="animate-rise">
        <ellipse cx="100" cy="64" rx="64" ry="30" fill="#ffe08a" opacity="0.45" />
        <polygon points={star(100, 44, 20)} fill="#ffe08a" />
        <polygon points={star(66, 56, 10)} fill="#fff6d0" />
        <polygon points={star(134, 54, 12)} fill="#fff6d0" />
      </g>
    )}
    <rect x="28" y="68" width="144" height="68" rx="10" fill="url(#star-box)" />
    <path d="M28 92h144M28 114h144" stroke="#0f1130" strokeWidth="2" opacity="0.4" />
    {[44, 78, 122, 156].map((x, index) => (
      <polygon key={x} points={star(x, index % 2 === 0 ? 103 : 80, 5)} fill="#ffe08a" opacity="0.85" />
    ))}
    <g
      className="transition-transform duration-500 ease-out"
      style={{ transformOrigin: '172px 68px', transform: is_open ? 'rotate(26deg)' : 'none' }}
    >
      <path d="M28 68V54a26 26 0 0 1 26-26h92a26 26 0 0 1 26 26v14Z" fill="url(#star-box)" stroke="#161840" strokeWidth="2" />
      <polygon points={star(100, 54, 15)} fill="#ffe08a" stroke="#b3740c" strokeWidth="1.5" />
    </g>
  </svg>
)

/** The sphere, with what it shows. A text beside it says the same. */
export const SphereArt = ({ picture }: { readonly picture: string | null }) => (
  <div className="relative mx-auto w-full max-w-60" aria-hidden="true">
    <svg viewBox="0 0 200 190" className="block w-full drop-shadow-md">
      <defs>
        <radialGradient id="sphere-glass" cx="0.36" cy="0.3" r="0.85">
          <stop offset="0" stopColor="#dfe4ff" />
          <stop offset="0.35" stopColor="#8f8bea" />
          <stop offset="0.75" stopColor="#3d3691" />
          <stop offset="1" stopColor="#1a1648" />
        </radialGradient>
      </defs>
      <ellipse cx="100" cy="180" rx="62" ry="8" fill="#000" opacity="0.18" />
      <path d="M56 150h88l14 24a8 8 0 0 1-7 8H49a8 8 0 0 1-7-8Z" fill="#b3740c" />
      <path d="M56 150h88l5 9H51Z" fill="#ffe08a" />
      <circle cx="100" cy="84" r="76" fill="url(#sphere-glass)" />
      {night.map(([x, y, size]) => (
        <circle key={`${x}-${y}`} cx={100 + (x - 100) * 0.62} cy={84 + (y - 48) * 0.9} r={size} fill="#fff" opacity="0.75" />
      ))}
      <ellipse cx="72" cy="48" rx="24" ry="14" fill="#fff" opacity="0.4" transform="rotate(-32 72 48)" />
    </svg>
    {picture !== null && (
      <span className="absolute inset-x-0 top-[26%] flex animate-rise justify-center">
        <ArtIcon name={picture as ColourIcon} size={64} />
      </span>
    )}
  </div>
)
