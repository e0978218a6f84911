import { useState } from 'react'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import type { PlayInfo } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Breaks } from './breaks.tsx'
import { houseRestrictionOf, ShowDocument } from './house-restriction.tsx'
import { LimitsForm } from './limits-form.tsx'
import { RealityCheckChoice } from './reality-check-choice.tsx'
import { SessionSummary } from './session-summary.tsx'

const Standing = ({ info }: { readonly info: PlayInfo }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { restriction, required } = info
  const by_house = houseRestrictionOf(restriction?.status)
  if (by_house)
    return (
      <div className="flex flex-col gap-3">
        <Notice tone="warning" heading={text(`play-safe.restricted.${by_house}`)}>
          {text(`play-safe.restricted.${by_house}-text`)}
        </Notice>
        <div className="sm:w-fit">
          <ShowDocument status={by_house} />
        </div>
      </div>
    )
  if (restriction)
    return (
      <Notice tone="warning" heading={text(`play-safe.restricted.${restriction.status}`, { till: dateTime(restriction.till ?? '') })}>
        {text('play-safe.restricted.text')}
      </Notice>
    )
  if (required.length === 0) return null
  const kinds = required.map((kind) => text(`play-safe.kind.${kind}`).toLowerCase()).join(', ')
  return (
    <Notice tone="warning" heading={text('play-safe.required.heading')}>
      {text('play-safe.required.text', { kinds })}
    </Notice>
  )
}

/** A player's own settings: result, limits, reminder, and ways to stop. */
const PlayControls = ({ data }: PageComponentProps<'play-controls'>) => {
  const text = useText<typeof texts>()
  // The response of a save is shown until the page is loaded anew.
  const [saved, setSaved] = useState<{ readonly over: PlayInfo; readonly info: PlayInfo }>()
  const info = saved?.over === data ? saved.info : data
  const setInfo = (changed: PlayInfo): void => setSaved({ over: data, info: changed })
  return (
    <div className="flex flex-col gap-4">
      <Standing info={info} />
      <Card heading={text('play-safe.result.heading')}>
        <SessionSummary />
      </Card>
      <LimitsForm info={info} onInfo={setInfo} />
      <RealityCheckChoice info={info} onInfo={setInfo} />
      <Breaks />
    </div>
  )
}

export default PlayControls
