import type { ReactNode } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { texts } from '../texts.ts'
import { BetSlipPlace } from './bet-slip-place.tsx'
import { useOddsFormat } from './odds-format.ts'
import { SportNavigation, type SportNavigationProps } from './sport-navigation.tsx'

/** How prices are written: a choice of this device. What acts is the decimal price, which is said where another form is shown. */
export const OddsFormatChoice = () => {
  const text = useText<typeof texts>()
  const { chosen, choose, formats } = useOddsFormat()
  return (
    <>
      <Segmented
        label={text('sport.odds-format')}
        size="sm"
        value={chosen}
        options={formats.map((value) => ({ value, label: text(`sport.odds-format.${value}`) }))}
        onChange={choose}
      />
      <p role="status" className="text-xs text-ink-soft not-empty:mt-1">
        {chosen !== 'decimal' && text('sport.odds-format.hint')}
      </p>
    </>
  )
}

/** Said on every page that shows such matches. */
const SimulatedNote = () => {
  const text = useText<typeof texts>()
  return (
    <p className="rounded-md bg-info-soft px-4 py-3 text-sm text-info print:bg-transparent print:px-0 print:text-ink">
      <strong>{text('sport.simulated')}.</strong> {text('sport.simulated.text')}
    </p>
  )
}

interface SportFrameProps extends SportNavigationProps {
  readonly heading: string
  /** Whether a match that no people play is among those shown. */
  readonly is_simulated?: boolean
  /** The page brings a heading of its own, in sight. */
  readonly is_headed?: boolean
  /** Whether prices are shown, whose form is chosen here. */
  readonly has_odds?: boolean
  readonly children: ReactNode
}

/** What every page of the sportsbook stands in: the way around, the form of odds, and the word about simulated matches. */
export const SportFrame = (props: SportFrameProps) => {
  const { sports, sport, heading, is_simulated = true, is_headed = false, has_odds = true, children } = props
  return (
    <PageContainer>
      <div className="flex min-w-0 flex-col gap-4">
        <SportNavigation sports={sports} sport={sport} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className={is_headed ? 'sr-only' : 'text-2xl font-extrabold md:text-3xl'}>{heading}</h1>
          {has_odds && (
            <div className={classNames('print:hidden', is_headed && 'ms-auto')}>
              <OddsFormatChoice />
            </div>
          )}
        </div>
        <div className="grid items-start gap-6 wide:has-[>aside]:grid-cols-[minmax(0,1fr)_320px]">
          <div className="@container min-w-0">
            <div className="flex min-w-0 flex-col gap-4">{children}</div>
          </div>
          <BetSlipPlace />
        </div>
        {is_simulated && <SimulatedNote />}
      </div>
    </PageContainer>
  )
}
