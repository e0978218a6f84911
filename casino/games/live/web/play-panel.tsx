import { Repeat, Trash2, Undo2, Volume2, VolumeX } from 'lucide-react'
import { liveHalves } from '#engines/live/pays.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { LaidSlip, LiveStakes, LiveTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Board } from './boards.tsx'
import { useLiveWords, useMoneyText } from './live-words.ts'
import { useChips, type Chips } from './use-chips.ts'
import { useLiveSounds } from './use-live-sounds.ts'
import type { Phase } from './use-phase.ts'

interface PlayPanelProps {
  readonly table: LiveTable
  readonly phase: Phase
  readonly stakes: LiveStakes
  readonly slips: readonly LaidSlip[]
}

const Sizes = ({ chips, stakes }: { readonly chips: Chips; readonly stakes: LiveStakes }) => {
  const text = useText<typeof texts>()
  const money = useMoneyText(stakes)
  return (
    <div role="group" aria-label={text('live.chip')} className="no-scrollbar flex gap-2 overflow-x-auto">
      {stakes.chips.map((size) => (
        <Chip
          key={size}
          className="amount"
          selected={size === chips.size}
          aria-label={text('live.chip-of', { amount: money(size) })}
          onClick={() => chips.setSize(size)}
        >
          {money(size)}
        </Chip>
      ))}
    </div>
  )
}

const Actions = ({
  chips,
  money,
  is_open,
  onBet,
}: {
  chips: Chips
  money: (minor: number) => string
  is_open: boolean
  onBet: () => void
}) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  if (isGuest)
    return (
      <Button size="lg" wide onClick={() => openModal('Login')}>
        {text('live.sign-in')}
      </Button>
    )
  const is_empty = chips.laid.length === 0
  // What is on its way to the table is not taken back.
  const is_held = is_empty || chips.is_sending
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="lg"
        className="min-w-52 flex-1 max-sm:basis-full"
        loading={chips.is_sending}
        disabled={!is_open || is_empty}
        onClick={onBet}
      >
        {is_empty ? text('live.place-none') : text('live.place', { amount: money(chips.laid_minor) })}
      </Button>
      <IconButton icon={<Undo2 aria-hidden="true" />} label={text('live.undo')} disabled={is_held} onClick={chips.undo} />
      <IconButton icon={<Trash2 aria-hidden="true" />} label={text('live.clear')} disabled={is_held} onClick={chips.clear} />
      <IconButton icon={<Repeat aria-hidden="true" />} label={text('live.repeat')} disabled={!chips.canRepeat} onClick={chips.repeat} />
    </div>
  )
}

/** What the player's slips bring for what was drawn. */
const winOf = (slug: string, slips: readonly LaidSlip[], drawn: readonly number[]): number =>
  slips.reduce((sum, { bets }) => bets.reduce((won, bet) => won + (bet.stake_minor / 2) * liveHalves(slug, bet.place, drawn), sum), 0)

/** A return that is not above the stake is no win, and is not shown as one (look.md). */
const Outcome = ({ staked, won, money }: { staked: number; won: number; money: (minor: number) => string }) => {
  const text = useText<typeof texts>()
  if (won > staked) return <Notice tone="positive">{text('live.won', { amount: money(won) })}</Notice>
  return <Notice>{won > 0 ? text('live.came-back', { amount: money(won) }) : text('live.lost')}</Notice>
}

const stakedIn = (slips: readonly LaidSlip[], place?: string): number =>
  slips.reduce(
    (sum, { bets }) => sum + bets.reduce((one, bet) => one + (place === undefined || bet.place === place ? bet.stake_minor : 0), 0),
    0,
  )

/** The layout with chips, and what came of them. */
export const PlayPanel = ({ table, phase, stakes, slips }: PlayPanelProps) => {
  const text = useText<typeof texts>()
  const words = useLiveWords()
  const money = useMoneyText(stakes)
  const is_closed = useIsPlayClosed()
  const staked = stakedIn(slips)
  const chips = useChips(table.slug, stakes, table.round?.id, staked)
  const drawn = phase.name === 'landed' ? (table.round?.drawn ?? null) : null
  const won = drawn ? winOf(table.slug, slips, drawn) : 0
  const sounds = useLiveSounds(phase, drawn !== null && won > staked)
  const is_open = phase.name === 'betting' && !is_closed
  const bet = async (): Promise<void> => {
    if (await chips.bet()) sounds.bet()
  }
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {is_closed && <Notice tone="warning">{text('live.play-closed')}</Notice>}
        <div className="flex items-center justify-between gap-3">
          <Sizes chips={chips} stakes={stakes} />
          <IconButton
            icon={sounds.is_on ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
            label={text(sounds.is_on ? 'live.sound-off' : 'live.sound-on')}
            onClick={sounds.toggle}
          />
        </div>
        <Board
          slug={table.slug}
          tickets={[...new Set([...slips.flatMap(({ bets }) => bets), ...chips.laid].map(({ place }) => place))]}
          drawn={drawn}
          is_open={is_open}
          lay={(place) => {
            if (chips.lay(place)) sounds.chip()
          }}
          own={(place) => {
            const on_place = chips.on(place) + stakedIn(slips, place)
            return on_place > 0 ? money(on_place) : ''
          }}
          others={(place) => table.crowd.places[place] ?? 0}
          nameOf={words.place}
          won={(place) => drawn !== null && liveHalves(table.slug, place, drawn) > 0}
        />
        {/* Its room is kept, so that the button below stays under the finger. */}
        <div role="status" className="min-h-13">
          {staked > 0 && drawn && <Outcome staked={staked} won={won} money={money} />}
          {staked > 0 && (phase.name === 'betting' || phase.name === 'closed') && (
            <p className="font-semibold">{text('live.placed', { amount: money(staked) })}</p>
          )}
        </div>
        {!is_closed && <Actions chips={chips} money={money} is_open={is_open} onBet={() => void bet()} />}
      </div>
    </Card>
  )
}
