import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { realityCheckChoices } from '../rules.ts'
import type { PlayInfo, updateLimits } from '../contract.ts'
import type { texts } from '../texts.ts'
import { beatNow } from './play-session.ts'

interface RealityCheckChoiceProps {
  readonly info: PlayInfo
  readonly onInfo: (info: PlayInfo) => void
}

/** The reality check's interval; saved when chosen. */
export const RealityCheckChoice = ({ info, onInfo }: RealityCheckChoiceProps) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof updateLimits>('POST /rest/responsible-play/update-limits/', { refusal: 'notice' })
  const choose = async (value: string): Promise<void> => {
    const realityCheckMinutes = realityCheckChoices.find((choice) => String(choice) === value)
    if (realityCheckMinutes === undefined) return
    const answer = await send({ body: { realityCheckMinutes } })
    if (!answer?.success) return
    onInfo(answer.data)
    notify({ tone: 'positive', title: text('play-safe.check.saved') })
    await beatNow()
  }
  return (
    <Card heading={text('play-safe.check.heading')}>
      <p className="mb-4 text-sm text-ink-soft">{text('play-safe.check.text')}</p>
      <SelectField
        className="sm:max-w-60"
        label={text('play-safe.check.every')}
        disabled={is_sending}
        value={String(info.realityCheckMinutes)}
        onChange={({ target }) => void choose(target.value)}
        options={realityCheckChoices.map((minutes) => ({ value: String(minutes), label: text('play-safe.check.minutes', { minutes }) }))}
      />
    </Card>
  )
}
