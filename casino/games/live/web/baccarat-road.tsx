import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { LiveTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { bigRoad, coupOfDraw, road_rows, type RoadCoup, type Side } from './roads.ts'

const fills: Readonly<Record<Side, string>> = { player: '#2c6fc4', banker: '#c22f36', tie: '#2c8a56' }
const cell = 24

const Grid = ({ columns }: { readonly columns: number }) => (
  <path
    d={[
      ...Array.from({ length: columns + 1 }, (_, column) => `M${column * cell} 0V${road_rows * cell}`),
      ...Array.from({ length: road_rows + 1 }, (_, row) => `M0 ${row * cell}H${columns * cell}`),
    ].join('')}
    className="stroke-line"
    strokeWidth={1}
    fill="none"
  />
)

/** A road from its newest end: older columns that do not fit are reached by scrolling. */
const Road = ({ columns, children }: { readonly columns: number; readonly children: React.ReactNode }) => (
  <div dir="rtl" className="no-scrollbar overflow-x-auto rounded-sm bg-surface-2">
    <svg
      width={columns * cell}
      height={road_rows * cell}
      viewBox={`-0.5 -0.5 ${columns * cell + 1} ${road_rows * cell + 1}`}
      aria-hidden="true"
      className="mr-auto block max-w-none [direction:ltr]"
    >
      <Grid columns={columns} />
      {children}
    </svg>
  </div>
)

const middle = (index: number): number => index * cell + cell / 2
const most_shown = 12

const BeadPlate = ({ coups, letters }: { readonly coups: readonly RoadCoup[]; readonly letters: Readonly<Record<Side, string>> }) => (
  <Road columns={Math.max(most_shown, Math.ceil(coups.length / road_rows))}>
    {coups.map(({ side, has_player_pair, has_banker_pair }, index) => (
      <g key={index} transform={`translate(${middle(Math.floor(index / road_rows))} ${middle(index % road_rows)})`}>
        <circle r={10} fill={fills[side]} />
        <text fontSize={11} fontWeight={800} fill="#fff" textAnchor="middle" dominantBaseline="central">
          {letters[side]}
        </text>
        {has_banker_pair && <circle cx={-7.5} cy={-7.5} r={3.2} fill={fills.banker} stroke="#fff" />}
        {has_player_pair && <circle cx={7.5} cy={7.5} r={3.2} fill={fills.player} stroke="#fff" />}
      </g>
    ))}
  </Road>
)

const BigRoad = ({ coups }: { readonly coups: readonly RoadCoup[] }) => {
  const cells = bigRoad(coups.map(({ side }) => side))
  return (
    <Road columns={Math.max(most_shown, ...cells.map(({ column }) => column + 1))}>
      {cells.map(({ side, column, row, ties }) => (
        <g key={`${column} ${row}`} transform={`translate(${middle(column)} ${middle(row)})`}>
          <circle r={8.5} fill="none" stroke={fills[side]} strokeWidth={3} />
          {ties > 0 && <path d="M-8 8L8 -8" stroke={fills.tie} strokeWidth={3} />}
          {ties > 1 && (
            <text fontSize={10} fontWeight={800} className="fill-ink" textAnchor="middle" dominantBaseline="central">
              {ties}
            </text>
          )}
        </g>
      ))}
    </Road>
  )
}

/** What the last coups were, drawn as players of baccarat know it. It says nothing about the next one, and the card says that. */
export const BaccaratRoad = ({ table }: { readonly table: Pick<LiveTable, 'results' | 'earlier'> }) => {
  const text = useText<typeof texts>()
  const drawn = [...table.results.map((round) => round.drawn ?? []), ...table.earlier]
  if (drawn.length === 0) return null
  const coups = drawn.map(coupOfDraw).toReversed()
  const count = (side: Side): number => coups.filter((coup) => coup.side === side).length
  const letters = { player: text('live.road.player'), banker: text('live.road.banker'), tie: text('live.road.tie') }
  return (
    <Card heading={text('live.road')}>
      <div className="flex flex-col gap-3">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
          {(['player', 'banker', 'tie'] as const).map((side) => (
            <li key={side} className="flex items-center gap-1.5">
              <span className="size-3 rounded-full" style={{ backgroundColor: fills[side] }} aria-hidden="true" />
              {text('live.road.count', { side: text(`live.side.${side}`), count: count(side) })}
            </li>
          ))}
        </ul>
        <h3 className="text-xs font-semibold text-ink-soft">{text('live.road.beads')}</h3>
        <BeadPlate coups={coups} letters={letters} />
        <h3 className="text-xs font-semibold text-ink-soft">{text('live.road.big')}</h3>
        <BigRoad coups={coups} />
      </div>
    </Card>
  )
}
