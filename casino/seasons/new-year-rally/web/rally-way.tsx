import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { carSrc } from '#ui/art/art-src.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { RoadLine } from '#ui/road-line.tsx'
import type { Rally } from '../contract.ts'
import type { texts } from '../texts.ts'

/** SA-004: how far the player is on the road, at what speed, and in which place. */
export const RallyWay = ({ rally }: { readonly rally: Rally }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { isGuest } = useMain()
  const { state, dateEnd, checkpoints, settings, playerProgress } = rally
  const { distance, speed, own, isOut } = playerProgress
  const said = text('rally.distance', { km: distance, most: settings.mostKm })
  const heading = text(isGuest ? 'rally.way.guest' : 'rally.way')
  if (isOut && state !== 'closed')
    return (
      <Card heading={heading}>
        <p className="text-pretty text-ink-soft">{text('rally.out', { at: dateTime(dateEnd) })}</p>
      </Card>
    )
  return (
    <Card
      heading={heading}
      aside={!isGuest && (state === 'soon' || state === 'active') && <Badge tone="accent">{text('rally.speed', { speed })}</Badge>}
      data-distance={distance}
      data-speed={speed}
    >
      <RoadLine
        label={heading}
        value={distance}
        max={settings.mostKm}
        value_text={said}
        marks={checkpoints.map(({ km }) => ({ at: km, is_reached: km <= distance }))}
        rider={<img src={carSrc('rally', 'active')} alt="" width={320} height={170} className="h-auto w-full" />}
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 font-semibold">
        <span className="amount">{said}</span>
        {own?.place && <span className="text-ink-soft">{text('rally.place', { place: own.place })}</span>}
      </p>
    </Card>
  )
}
