import { LockKeyhole } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { PartToCome } from '#ui/part-to-come.tsx'
import type { texts } from '../texts.ts'
import { useSecondFactor } from './second-factor-query.ts'

/** From this number of remaining recovery codes on, new ones are recommended. */
const few_codes = 3

const Off = () => {
  const text = useText<typeof texts>()
  return (
    <>
      <p className="text-sm text-ink-soft">{text('second-factor.off-text')}</p>
      <Button className="mt-4" variant="secondary" icon={<LockKeyhole aria-hidden="true" />} onClick={() => openModal('Authenticator')}>
        {text('second-factor.set-up')}
      </Button>
    </>
  )
}

const On = ({ since, codes_left }: { readonly since: string; readonly codes_left: number }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const left = text('second-factor.codes-left', { count: codes_left })
  return (
    <>
      <p className="text-sm text-ink-soft">{text('second-factor.on-text', { at: dateTime(since) })}</p>
      {codes_left < few_codes ? (
        <Notice tone="warning" className="mt-3">
          {left}
        </Notice>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">{left}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => openModal('RecoveryCodes')}>
          {text('second-factor.new-codes')}
        </Button>
        <Button variant="ghost" onClick={() => openModal('AuthenticatorOff')}>
          {text('second-factor.turn-off')}
        </Button>
      </div>
    </>
  )
}

/** Whether log-ins require a code, and buttons to change that. */
const SecondFactorCard = () => {
  const text = useText<typeof texts>()
  const { data, error, refetch } = useSecondFactor()
  const since = data?.authenticator_since
  return (
    <Card
      className="max-w-140"
      heading={text('second-factor.heading')}
      aside={data && <Badge tone={since ? 'positive' : 'neutral'}>{text(since ? 'second-factor.on' : 'second-factor.off')}</Badge>}
    >
      {data && (since ? <On since={since} codes_left={data.recovery_codes_left} /> : <Off />)}
      {!data && (
        <PartToCome
          lines={3}
          loading_label={text('second-factor.loading')}
          failure={
            error && {
              heading: text('second-factor.failed'),
              text: error.message,
              again_label: text('second-factor.again'),
              onAgain: () => void refetch(),
            }
          }
        />
      )}
    </Card>
  )
}

export default SecondFactorCard
