import { useState } from 'react'
import { limitKinds } from '#kernel/brand/jurisdiction.ts'
import { pointOf } from '#kernel/money/amount-text.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PlayInfo, updateLimits } from '../contract.ts'
import type { texts } from '../texts.ts'
import { changesOf, draftsOf, limitsOf, wrongFields, type Drafts, type LimitKind } from './limit-fields.ts'
import { beatNow } from './play-session.ts'
import { WaitingIncrease } from './waiting-increase.tsx'

interface LimitsFormProps {
  readonly info: PlayInfo
  readonly onInfo: (info: PlayInfo) => void
}

const useSave = (kind: LimitKind, { info, onInfo }: LimitsFormProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const point = pointOf(useLanguage())
  const command = useCommand<typeof updateLimits>('POST /rest/responsible-play/update-limits/', { refusal: 'notice' })
  const save = async (drafts: Drafts): Promise<PlayInfo | null> => {
    const limits = changesOf(info, kind, drafts, point)
    const answer = await command.send({ body: { limits } })
    if (!answer?.success) return null
    const waits = limitsOf(answer.data, kind).find(({ period, increase }) => increase && limits.some((limit) => limit.period === period))
    notify(
      waits?.increase
        ? {
            title: text('play-safe.limits.waiting'),
            text: text('play-safe.limits.waiting-text', { at: dateTime(waits.increase.confirmableAt) }),
          }
        : { tone: 'positive', title: text('play-safe.limits.saved') },
    )
    onInfo(answer.data)
    void beatNow()
    return answer.data
  }
  return { is_saving: command.is_sending, save }
}

/**
 * The three periods of one kind of limit, saved together. Not a `useForm` of kernel/web/forms: the fields and their values come from
 * the response of each save, and only changed ones are sent.
 */
const KindFields = ({ kind, ...props }: LimitsFormProps & { readonly kind: LimitKind }) => {
  const text = useText<typeof texts>()
  const { info } = props
  const { currencies } = useAppState().config
  const point = pointOf(useLanguage())
  const unit =
    kind === 'session' ? text('play-safe.limits.minutes') : (currencies.find(({ code }) => code === info.currency)?.symbol ?? info.currency)
  const [drafts, setDrafts] = useState(() => draftsOf(info, kind, point))
  const [is_checked, setChecked] = useState(false)
  const { is_saving, save } = useSave(kind, props)
  const wrong = wrongFields(info, kind, drafts, point)
  const submit = async (): Promise<void> => {
    setChecked(true)
    if (wrong.length > 0 || changesOf(info, kind, drafts, point).length === 0) return
    const saved = await save(drafts)
    if (saved) setDrafts(draftsOf(saved, kind, point))
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="text-sm text-ink-soft">{text(`play-safe.kind.${kind}-text`)}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {limitsOf(info, kind).map((limit) => (
          <div key={limit.period} className="min-w-0">
            <TextField
              label={text(`play-safe.period.${limit.period}`)}
              inputMode={kind === 'session' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={16}
              placeholder={text('play-safe.limits.none')}
              // Disabled while saving, because the response would overwrite what is typed meanwhile.
              readOnly={is_saving}
              value={drafts[limit.period]}
              onChange={({ target }) => setDrafts((known) => ({ ...known, [limit.period]: target.value }))}
              end={<span className="pr-2.5">{unit}</span>}
              error={
                is_checked && wrong.includes(limit.period)
                  ? text(kind === 'session' ? 'play-safe.limits.wrong-minutes' : 'play-safe.limits.wrong-amount')
                  : undefined
              }
            />
          </div>
        ))}
      </div>
      {limitsOf(info, kind).map((limit) => (
        <WaitingIncrease key={limit.period} limit={limit} {...props} />
      ))}
      <Button type="submit" loading={is_saving} className="self-start max-sm:w-full">
        {text('play-safe.limits.save')}
      </Button>
    </form>
  )
}

/** RP-001: the player's own limits. Lower at once, higher after a day and a confirmation. */
export const LimitsForm = (props: LimitsFormProps) => {
  const text = useText<typeof texts>()
  const [kind, setKind] = useState<LimitKind>(props.info.required[0] ?? 'deposit')
  return (
    <Card id="limits" heading={text('play-safe.limits.heading')}>
      <p className="mb-2 text-sm text-ink-soft">{text('play-safe.limits.lead')}</p>
      <Tabs
        label={text('play-safe.limits.kinds')}
        value={kind}
        onChange={setKind}
        tabs={limitKinds.map((value) => ({ value, label: text(`play-safe.kind.${value}`) }))}
      >
        <KindFields key={kind} kind={kind} {...props} />
      </Tabs>
    </Card>
  )
}
