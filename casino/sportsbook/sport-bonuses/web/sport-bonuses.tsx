import { useState } from 'react'
import { Link } from 'react-router'
import { useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PartToCome } from '#ui/part-to-come.tsx'
import { Progress } from '#ui/progress.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { applySportBonus, cancelSportBonus, SportBonus } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askSportBonusesAnew, useSportBonuses } from './sport-bonus-queries.ts'

const tones: Readonly<Record<string, Tone>> = { init: 'accent', applied: 'positive', waiting: 'info', rollover: 'info' }
const shownStatuses = ['init', 'sleeping', 'rollover', 'applied', 'waiting'] as const
type Shown = SportBonus & { readonly status: (typeof shownStatuses)[number] }
const isShown = (bonus: SportBonus): bonus is Shown =>
  (shownStatuses as readonly string[]).includes(bonus.status) && typeof bonus.amount === 'number'

const useCommands = ({ externalId }: SportBonus) => {
  const taking = useCommand<typeof applySportBonus>('POST /rest/sport-betting/bonus/apply/')
  const cancelling = useCommand<typeof cancelSportBonus>('POST /rest/sport-betting/bonus/cancel/')
  const send = async ({ send: sendIt }: typeof taking | typeof cancelling): Promise<void> => {
    for (const { forgive } of [taking, cancelling]) forgive()
    await sendIt({ body: { externalId } })
    askSportBonusesAnew()
  }
  return {
    is_sending: taking.is_sending || cancelling.is_sending,
    refused: taking.refused ?? cancelling.refused,
    take: () => send(taking),
    cancel: () => send(cancelling),
  }
}

/** Giving up takes two presses: what is gone does not come back. */
const GiveUp = ({ cancel }: { readonly cancel: () => Promise<void> }) => {
  const text = useText<typeof texts>()
  const [is_asked, setAsked] = useState(false)
  return (
    <Button variant="ghost" onClick={() => (is_asked ? void cancel() : setAsked(true))} onBlur={() => setAsked(false)}>
      {text(is_asked ? 'sport-bonuses.cancel.sure' : 'sport-bonuses.cancel')}
    </Button>
  )
}

const useSay = ({ currency, exponent }: SportBonus) => {
  const { locale } = useFormats()
  return (amount: number): string => formatAmount(amount, { currency, exponent, locale, trim: true })
}

/** What is to be bet before it can be staked, and how far that is. */
const Wagering = ({ bonus }: { readonly bonus: Shown }) => {
  const text = useText<typeof texts>()
  const say = useSay(bonus)
  const { required, wagered, status } = bonus
  if (required === 0 || status === 'applied' || status === 'waiting') return null
  const words = text('sport-bonuses.wagered', { wagered: say(wagered), required: say(required) })
  return (
    <div className="flex flex-col gap-2 rounded-md bg-surface-2 p-3 text-sm">
      <p className="font-semibold text-ink">{status === 'init' ? `${text('sport-bonuses.required')}: ${say(required)}` : words}</p>
      {status !== 'init' && <Progress label={text('sport-bonuses.required')} value={wagered} max={required} value_text={words} />}
      <p className="text-xs text-ink-soft">{text(status === 'sleeping' ? 'sport-bonuses.sleeping' : 'sport-bonuses.counted')}</p>
    </div>
  )
}

const Terms = ({ bonus }: { readonly bonus: Shown }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const oddsText = useOddsText()
  const from = (value: string): string => text('sport-bonuses.from', { value })
  const lines: (readonly [string, string])[] = [
    ...(bonus.origin === null ? [] : [[text('sport-bonuses.origin'), bonus.origin] as const]),
    [text('sport-bonuses.least-odds'), from(oddsText(bonus.leastOdds))],
    ...(bonus.leastLegs > 1 ? [[text('sport-bonuses.least-legs'), from(String(bonus.leastLegs))] as const] : []),
    [text('sport-bonuses.whole'), text('sport-bonuses.whole.text')],
    [text('sport-bonuses.void'), text('sport-bonuses.void.text')],
    [text('sport-bonuses.until'), dateTime(bonus.expiresAt)],
  ]
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {lines.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-end font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const BonusCard = ({ bonus }: { readonly bonus: Shown }) => {
  const text = useText<typeof texts>()
  const say = useSay(bonus)
  const is_closed = useIsPlayClosed()
  const { is_sending, refused, take, cancel } = useCommands(bonus)
  const { amount, status, required, wagered } = bonus
  const is_to_take = status === 'init' || (status === 'rollover' && wagered >= required)
  return (
    <li className="flex flex-col gap-4 rounded-xl bg-surface-1 p-5 shadow-low inset-ring inset-ring-line">
      <header className="flex items-start gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-accent-soft">
          <ArtIcon name="gift" size={38} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="heading text-lg font-extrabold">{text('sport-bonuses.title', { amount: say(amount) })}</h3>
            <Badge tone={tones[status] ?? 'neutral'}>{text(`sport-bonuses.status.${status}`)}</Badge>
          </div>
          <p className="text-sm text-ink-soft">{text('sport-bonuses.text')}</p>
        </div>
      </header>
      <Wagering bonus={bonus} />
      <Terms bonus={bonus} />
      <RefusedNotice tone="warning">{refused}</RefusedNotice>
      <footer className="mt-auto flex flex-wrap gap-2.5">
        {is_to_take && !is_closed && (
          <Button className="flex-1" loading={is_sending} onClick={() => void take()}>
            {text('sport-bonuses.take')}
          </Button>
        )}
        {!is_to_take && status !== 'waiting' && !is_closed && (
          <Link to="/sport/" className={buttonClass({}, 'flex-1')}>
            {text('sport-bonuses.to-sport')}
          </Link>
        )}
        {status === 'waiting' ? (
          <Link to="/sport/bets/" className={buttonClass({ variant: 'secondary' }, 'flex-1')}>
            {text('sport-bonuses.to-bets')}
          </Link>
        ) : (
          <GiveUp cancel={cancel} />
        )}
      </footer>
    </li>
  )
}

const Empty = () => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  return (
    <EmptyState
      picture={<Illustration name="no-bonuses" />}
      heading={text('sport-bonuses.none')}
      action={
        !is_closed && (
          <Link to="/sport/" className={buttonClass()}>
            {text('sport-bonuses.to-sport')}
          </Link>
        )
      }
    >
      {text('sport-bonuses.none.text')}
    </EmptyState>
  )
}

/** The player's free bets, with every term that acts: taken here, staked in the bet slip. */
const SportBonuses = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { data: bonuses, error, refetch } = useSportBonuses(!isGuest)
  if (!isGuest && bonuses === undefined)
    return (
      <PartToCome
        lines={6}
        with_picture
        loading_label={text('sport-bonuses.loading')}
        failure={
          error && {
            heading: text('sport-bonuses.failed'),
            text: error.message,
            again_label: text('sport-bonuses.again'),
            onAgain: () => void refetch(),
          }
        }
      />
    )
  const shown = (bonuses ?? []).filter(isShown)
  if (shown.length === 0) return <Empty />
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('sport-bonuses.heading')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((bonus) => (
          <BonusCard key={bonus.externalId} bonus={bonus} />
        ))}
      </ul>
    </section>
  )
}

export default SportBonuses
