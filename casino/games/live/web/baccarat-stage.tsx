import { useRef } from 'react'
import { coupOf, type Coup } from '#engines/table/baccarat.ts'
import { dealtCards, type Card } from '#engines/table/cards.ts'
import { CardBack, CardFace } from './card-faces.tsx'
import { shownShare, type StageProps } from './stage.ts'
import { useFrames } from './use-frames.ts'

interface Dealt {
  readonly card: Card
  readonly side: 'player' | 'banker'
  readonly x: number
  readonly y: number
  readonly turn: number
}

const shoe = { x: 404, y: 40 }
const scale = 0.46
/** The middle of each hand. */
const middles = { player: 140, banker: 300 } as const

/** Cards in the order in which they come: by turns, the third ones last and laid across. */
const dealtOf = ({ player, banker }: Coup<Card>): readonly Dealt[] => {
  const side = (cards: readonly Card[], name: Dealt['side'], middle: number, out: -1 | 1) =>
    cards.map((card, index): Dealt => {
      if (index === 2) return { card, side: name, x: middle + out * 99, y: 148, turn: 90 }
      return { card, side: name, x: middle + (index === 0 ? -30 : 30), y: 148, turn: 0 }
    })
  const [left, right] = [side(player, 'player', middles.player, -1), side(banker, 'banker', middles.banker, 1)]
  return [left[0], right[0], left[1], right[1], left[2], right[2]].filter((one) => one !== undefined)
}

const pointsOf = (dealt: readonly Dealt[], side: Dealt['side'], shown: number): string => {
  const cards = dealt.slice(0, shown).filter((one) => one.side === side)
  return cards.length === 0 ? '' : String(cards.reduce((sum, { card }) => sum + (card.rank >= 10 ? 0 : card.rank), 0) % 10)
}

const smooth = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3

const Cloth = () => (
  <>
    <defs>
      <radialGradient id="live-cloth" cy="0.3">
        <stop offset="0" stopColor="#1d7a63" />
        <stop offset="1" stopColor="#0a3a31" />
      </radialGradient>
    </defs>
    <rect width={440} height={260} rx={26} fill="url(#live-cloth)" />
    <path d="M16 212Q220 292 424 212" fill="none" stroke="#e9cf8a" strokeOpacity={0.5} strokeWidth={2.5} />
    <path d="M220 58V214" stroke="#e9cf8a" strokeOpacity={0.35} strokeWidth={1.5} />
    <g transform={`translate(${shoe.x} ${shoe.y}) rotate(18)`}>
      <rect x={-36} y={-34} width={68} height={56} rx={8} fill="#2a1710" stroke="#c99a3c" strokeWidth={2} />
      <rect x={-28} y={-20} width={44} height={36} rx={4} fill="#7a1f3a" stroke="#fffdf6" strokeWidth={2} />
    </g>
  </>
)

interface BaccaratStageProps extends StageProps {
  readonly sides: { readonly player: string; readonly banker: string }
}

/** The cards of the round come out of the shoe one by one, for everybody alike. */
export const BaccaratStage = ({ table, phase, skew_ms, sides }: BaccaratStageProps) => {
  const cards = useRef<(SVGGElement | null)[]>([])
  const points = useRef<{ player: SVGTextElement | null; banker: SVGTextElement | null }>({ player: null, banker: null })
  const { round } = table
  const dealt = round?.drawn ? dealtOf(coupOf(dealtCards(round.drawn))) : []
  useFrames(phase.name === 'closed' || phase.name === 'landed', skew_ms, round, (now_ms, is_still) => {
    const turned = round ? shownShare(round, now_ms, is_still) * dealt.length : 0
    for (const [index, { x, y, turn }] of dealt.entries()) {
      const share = Math.min(1, Math.max(0, turned - index))
      const [flown, opened] = [smooth(share / 0.6), Math.max(0, (share - 0.6) / 0.4)]
      const left = shoe.x + (x - shoe.x) * flown
      const top = shoe.y + (y - shoe.y) * flown
      const width = Math.max(0.04, Math.abs(1 - 2 * opened)) * scale
      const card = cards.current[index]
      card?.setAttribute('opacity', share === 0 ? '0' : '1')
      card?.setAttribute('transform', `translate(${left} ${top}) rotate(${turn + (1 - flown) * 70}) scale(${width} ${scale})`)
      card?.setAttribute('data-is-open', String(opened >= 0.5))
    }
    const open = Math.floor(turned + 0.2)
    for (const side of ['player', 'banker'] as const) {
      const text = points.current[side]
      if (text) text.textContent = pointsOf(dealt, side, open)
    }
  })
  return (
    <svg viewBox="0 0 440 260" className="mx-auto block h-full max-h-80 w-full" aria-hidden="true">
      <Cloth />
      {(['player', 'banker'] as const).map((side) => (
        <g key={side} transform={`translate(${middles[side]} 0)`} textAnchor="middle" fill="#fff">
          <text y={38} fontSize={19} fontWeight={800} fill={side === 'player' ? '#9fd0ff' : '#ffb3ad'}>
            {sides[side]}
          </text>
          <text
            ref={(text) => {
              points.current[side] = text
            }}
            y={80}
            fontSize={36}
            fontWeight={800}
          />
        </g>
      ))}
      {dealt.map(({ card }, index) => (
        <g
          key={`${round?.id}:${index}`}
          ref={(one) => {
            cards.current[index] = one
          }}
          opacity={0}
          className="group"
        >
          <g className="group-data-[is-open=true]:hidden">
            <CardBack />
          </g>
          <g className="hidden group-data-[is-open=true]:block">
            <CardFace card={card} />
          </g>
        </g>
      ))}
    </svg>
  )
}
