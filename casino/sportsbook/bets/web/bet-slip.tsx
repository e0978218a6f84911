import { ChevronDown, Ticket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSlip } from '#casino/sportsbook/lobby/extensions.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { texts } from '../texts.ts'
import { SlipPanel } from './slip-panel.tsx'

/** `wide` of the design's breakpoints. */
const column_from_px = 1153

const Opener = ({ count }: { readonly count: number }) => {
  const text = useText<typeof texts>()
  return (
    <button
      type="button"
      onClick={() => openModal('BetSlip')}
      aria-label={text('sport-slip.open', { count })}
      className="fixed inset-x-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-(--z-sticky) flex h-12 items-center justify-between rounded-full bg-accent px-5 font-bold text-on-accent shadow-high desk:hidden"
    >
      <span className="flex items-center gap-2">
        <Ticket className="size-5" aria-hidden="true" />
        {text('sport-slip.title')}
      </span>
      <span className="amount grid size-7 place-items-center rounded-full bg-on-accent text-sm text-accent">{count}</span>
    </button>
  )
}

/**
 * The bet slip beside the sportsbook pages: a column on wide screens, a panel in the corner of smaller desktops once it has a
 * selection, and on phones a bar above the bottom navigation that opens it as a sheet. Hidden for visitors who may not play.
 */
const BetSlip = () => {
  const text = useText<typeof texts>()
  const { selections } = useSlip()
  const is_closed = useIsPlayClosed()
  const [is_open, setOpen] = useState(true)
  // In the corner it would cover odds, so it starts collapsed to its heading.
  useEffect(() => setOpen(window.matchMedia(`(width >= ${column_from_px}px)`).matches), [])
  const [was_used, setUsed] = useState(false)
  const count = selections.length
  useEffect(() => {
    if (count > 0) setUsed(true)
  }, [count])
  if (is_closed) return null
  // After a bet is placed the panel still shows the confirmation, although the slip is empty.
  const is_used = count > 0 || was_used
  return (
    <>
      {count > 0 && <Opener count={count} />}
      <section
        aria-label={text('sport-slip.title')}
        className={classNames(
          'fixed end-4 bottom-4 z-(--z-sticky) hidden max-h-[calc(100dvh-104px)] w-88 flex-col rounded-xl bg-surface-1 shadow-high inset-ring inset-ring-line wide:sticky wide:top-22 wide:flex wide:w-auto wide:shadow-none',
          is_used && 'desk:flex',
        )}
      >
        <header className="flex min-h-12 items-center justify-between gap-3 py-0.5 ps-4 pe-2">
          <h2 className="flex items-center gap-2 font-bold">
            <Ticket className="size-5" aria-hidden="true" />
            {text('sport-slip.title')}
            {count > 0 && <span className="amount text-ink-soft">{count}</span>}
          </h2>
          {is_used && (
            <IconButton
              size="sm"
              icon={<ChevronDown className={is_open ? '' : 'rotate-180'} aria-hidden="true" />}
              label={is_open ? text('sport-slip.close') : text('sport-slip.open', { count })}
              aria-expanded={is_open}
              onClick={() => setOpen(!is_open)}
            />
          )}
        </header>
        {!is_used && <p className="px-4 pb-4 text-sm text-ink-soft">{text('sport-bets.none-text')}</p>}
        {is_used && is_open && (
          <div className="min-h-0 overflow-y-auto px-4 pb-4">
            <SlipPanel />
          </div>
        )}
      </section>
    </>
  )
}

export default BetSlip
