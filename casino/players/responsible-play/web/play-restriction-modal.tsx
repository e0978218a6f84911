import { useId, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { leadToField } from '#kernel/web/forms/lead-to-field.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { coolOff, selfExclude } from '../contract.ts'
import { coolingOffDays, coolingOffTill, exclusionMonths, exclusionTill } from '../rules.ts'
import type { texts } from '../texts.ts'
import { openLudoman } from './open-once.ts'

interface Wanted {
  readonly is_exclusion: boolean
  readonly till: Date
  readonly ask: () => Promise<{ success: true; data: { till: string } } | { success: false; message: string }>
}

const wantedOf = ({ days, months }: Readonly<Record<string, unknown>>): Wanted | null => {
  const now = new Date()
  const length = exclusionMonths.find((choice) => choice === months)
  if (length !== undefined)
    return {
      is_exclusion: true,
      till: exclusionTill(length, now),
      ask: () =>
        api.call<typeof selfExclude>('POST /rest/responsible-play/self-exclude/', {
          body: { months: length, isConfirmed: true },
          ends_session: true,
        }),
    }
  const rest = coolingOffDays.find((choice) => choice === days)
  if (rest === undefined) return null
  return {
    is_exclusion: false,
    till: coolingOffTill(rest, now),
    ask: () => api.call<typeof coolOff>('POST /rest/responsible-play/cool-off/', { body: { days: rest }, ends_session: true }),
  }
}

const consequences = ['stakes', 'out', 'wins', 'no-way-back'] as const

const Consequences = ({ is_exclusion }: { readonly is_exclusion: boolean }) => {
  const text = useText<typeof texts>()
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-ink-soft marker:text-accent-ink">
      {consequences.map((name) => (
        <li key={name}>{text(`play-safe.confirm.${name}`)}</li>
      ))}
      <li>{text(is_exclusion ? 'play-safe.confirm.contests' : 'play-safe.confirm.contests-of-break')}</li>
    </ul>
  )
}

const useDoing = ({ ask }: Wanted) => {
  const [is_sending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    setSending(true)
    const answer = await ask()
    setSending(false)
    if (!answer.success) return notify({ tone: 'negative', title: answer.message })
    // Every session has ended, including this one.
    openLudoman(answer.data.till)
    await reloadMain()
  }
  return { is_sending, send }
}

const Steps = ({ wanted, close }: { readonly wanted: Wanted; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { is_sending, send } = useDoing(wanted)
  const [is_last, setLast] = useState(false)
  const [is_understood, setUnderstood] = useState(false)
  const [is_missing, setMissing] = useState(false)
  const mark_id = useId()
  const { is_exclusion } = wanted
  const till = dateTime(wanted.till)
  const act = (): void => {
    if (!is_exclusion || (is_last && is_understood)) return void send()
    if (is_last) return leadToField(mark_id, () => setMissing(true))
    setLast(true)
  }
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      title={text(is_exclusion ? 'play-safe.confirm.exclude-heading' : 'play-safe.confirm.break-heading', { till })}
    >
      {is_last ? (
        <Checkbox
          id={mark_id}
          label={text('play-safe.confirm.understood', { till })}
          checked={is_understood}
          onChange={({ target }) => {
            setUnderstood(target.checked)
            setMissing(false)
          }}
          error={is_missing ? text('play-safe.confirm.unmarked') : undefined}
        />
      ) : (
        <Consequences is_exclusion={is_exclusion} />
      )}
      <div className="mt-6 grid gap-2 sm:grid-cols-2">
        <Button wide variant="secondary" onClick={is_last ? () => setLast(false) : close}>
          {text(is_last ? 'play-safe.confirm.back' : 'play-safe.confirm.cancel')}
        </Button>
        <Button wide variant={is_exclusion && is_last ? 'danger' : 'primary'} loading={is_sending} onClick={act}>
          {text(!is_exclusion ? 'play-safe.break.take' : is_last ? 'play-safe.exclude.take' : 'play-safe.confirm.next')}
        </Button>
      </div>
    </Dialog>
  )
}

/** RP-003: explains a break or an exclusion; an exclusion, which cannot be undone, needs a second confirmation. */
const PlayRestrictionModal = ({ params, close }: ModalProps) => {
  const [wanted] = useState(() => wantedOf(params))
  return wanted && <Steps wanted={wanted} close={close} />
}

export default PlayRestrictionModal
