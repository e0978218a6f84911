import { useRemaining } from '#casino/campaigns/boards/web/api.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { RoadLine } from '#ui/road-line.tsx'
import type { KingOfRoad } from '../contract.ts'
import { isOver } from '../rules.ts'
import type { texts } from '../texts.ts'

/** SA-007: the player's car on the road, with a canister while one burns. */
export const KingWay = ({ king, skew_ms }: { readonly king: KingOfRoad; readonly skew_ms: number }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { images, progress, mostKm, milestones, companions } = king
  const { km, speed, canister, own, companionId } = progress
  const burning = useRemaining(canister.burnsUntil ?? king.now, king.now, skew_ms) > 0
  if (!images) return null
  const said = text('king.distance', { km, most: mostKm })
  const companion = companions.find(({ id }) => id === companionId)
  return (
    <Card
      heading={
        <span className="flex items-center gap-2">
          {text('king.way')}
          {companion && <ArtIcon name={companion.icon as ColourIcon} size={26} />}
        </span>
      }
      aside={!isOver(king) && <Badge tone="accent">{text('king.speed', { speed: burning ? speed : 1 })}</Badge>}
      data-km={km}
      data-burning={burning}
    >
      <RoadLine
        label={text('king.way')}
        value={km}
        max={mostKm}
        value_text={said}
        marks={milestones.map((one) => ({ at: one.km, is_reached: one.km <= km }))}
        rider={<img src={burning ? images.activeWithCanister : images.active} alt="" width={320} height={170} className="h-auto w-full" />}
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 font-semibold">
        <span className="amount">{said}</span>
        {own?.place && <span className="text-ink-soft">{text('king.place', { place: own.place })}</span>}
      </p>
      {burning && canister.burnsUntil !== null && (
        <p className="mt-1 text-sm text-ink-soft">
          {text('king.canister.burns', { at: dateTime(canister.burnsUntil), times: king.canisterTimes })}
        </p>
      )}
    </Card>
  )
}
