import type { Window } from '#casino/campaigns/boards/server/api.ts'
import type { TrackSpec } from './track-spec.ts'

const day_ms = 86_400_000

/** When a player can do the steps of a track, and until when they can take what these brought. */
export interface PlayerTime extends Window {
  readonly take_until: Date
}

/**
 * A player's time in a track; null for whom it is not meant. Where players take part by their own word it begins with that. A time of one's own is always whole: who registered before the track began, or
 * so late that it ends before their time does, is not in it.
 */
export const timeOfPlayer = (
  { spec, starts_at, ends_at }: Window & { readonly spec: Pick<TrackSpec, 'own_time' | 'entry'> },
  { registered_at, joined_at }: { readonly registered_at: Date | undefined; readonly joined_at?: Date | undefined },
): PlayerTime | null => {
  const { own_time, entry } = spec
  if (entry === 'subscribe')
    return joined_at ? { starts_at: joined_at > starts_at ? joined_at : starts_at, ends_at, take_until: ends_at } : null
  if (!own_time) return { starts_at, ends_at, take_until: ends_at }
  if (!registered_at || registered_at < starts_at) return null
  const own_end = new Date(registered_at.getTime() + own_time.days * day_ms)
  const take_until = new Date(own_end.getTime() + own_time.days_to_take * day_ms)
  return take_until > ends_at ? null : { starts_at: registered_at, ends_at: own_end, take_until }
}
