import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TileShape = 'tall' | 'square'

type GameTileProps = {
  readonly title: string
  readonly provider: string
  /** Formatted for the player: "RTP 96,2 %". */
  readonly rtp?: string
  readonly src: string
  readonly shape?: TileShape
  /** The link over the picture: `<Link className={gameTileLinkClass} aria-label={title}>`. */
  readonly link: ReactNode
  /** A HeartButton. */
  readonly heart?: ReactNode
  /** Badges at the top left: new, jackpot, live. */
  readonly badges?: ReactNode
  /** Play and demo buttons, shown over the picture on hover or focus. On a phone the link itself leads to the choice. */
  readonly actions?: ReactNode
  /** Loads at once: for the first tiles of a page. */
  readonly eager?: boolean
}

/** Covers the picture, so that a click anywhere on it opens the game. */
export const gameTileLinkClass = 'absolute inset-0 z-1 rounded-lg'

const ratios = { tall: 'aspect-3/4', square: 'aspect-square' }
const measures = { tall: { width: 300, height: 400 }, square: { width: 300, height: 300 } }

/** A game in a list: cover, name, provider and RTP. */
export const GameTile = ({ title, provider, rtp, src, shape = 'tall', link, heart, badges, actions, eager = false }: GameTileProps) => (
  <article className="group/tile relative min-w-0">
    <div
      data-theme="dark"
      className={classNames(
        'relative isolate overflow-clip rounded-lg bg-surface-2 shadow-low transition-[box-shadow,translate] duration-300 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus pointer-fine:group-hover/tile:-translate-y-1 pointer-fine:group-hover/tile:shadow-mid',
        ratios[shape],
      )}
    >
      <img
        src={src}
        alt=""
        {...measures[shape]}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover transition-[scale] duration-500 pointer-fine:group-hover/tile:scale-104"
      />
      {link}
      <div className="pointer-events-none absolute inset-0 z-1 rounded-lg inset-ring inset-ring-ink/10" />
      {badges && <div className="pointer-events-none absolute top-2 left-2 z-2 flex flex-col items-start gap-1">{badges}</div>}
      {heart && <div className="absolute top-0.5 right-0.5 z-3">{heart}</div>}
      {actions && (
        <div className="pointer-events-none invisible absolute inset-0 z-2 flex flex-col justify-end gap-2 bg-linear-to-t from-background/95 from-25% via-background/65 to-transparent to-90% p-3 opacity-0 transition-[opacity,visibility] *:pointer-events-auto pointer-fine:group-focus-within/tile:visible pointer-fine:group-focus-within/tile:opacity-100 pointer-fine:group-hover/tile:visible pointer-fine:group-hover/tile:opacity-100">
          {actions}
        </div>
      )}
    </div>
    <h3 className="mt-2.5 line-clamp-2 text-sm font-bold">{title}</h3>
    {/* One line: if both do not fit, the RTP stays. */}
    <p className="amount flex h-4 flex-wrap gap-x-1 overflow-clip text-xs text-ink-soft">
      {rtp && <span>{rtp}</span>}
      <span className="max-w-full truncate">{rtp ? `· ${provider}` : provider}</span>
    </p>
  </article>
)
