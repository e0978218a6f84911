import { capNames, type CapName } from '../rules.ts'

/** What limits count of a stake; of one that is taken back, nothing. */
export interface Played {
  readonly at_ms: number
  stake: number
  win: number
}

const hour_ms = 3_600_000
const window_hours = [24, 7 * 24, 30 * 24]

/** What a player staked and won in cash, and the caps of it. */
export class LimitsModel {
  caps: Partial<Record<CapName, number>> | null = null
  readonly #played: Played[] = []

  count(at_ms: number, stake: number, win: number): Played {
    const played = { at_ms, stake, win }
    this.#played.push(played)
    return played
  }

  /** The first cap that a stake would break: every hour that a window touches counts. */
  reached(stake: number, now_ms: number): CapName | null {
    const this_hour = Math.floor(now_ms / hour_ms)
    for (const [index, which] of capNames.entries()) {
      const cap = this.caps?.[which]
      if (cap === undefined) continue
      const since = this_hour - (window_hours[index % 3] ?? 0)
      const counted = this.#played.filter((round) => Math.floor(round.at_ms / hour_ms) >= since)
      const used = counted.reduce((sum, round) => sum + round.stake - (index < 3 ? 0 : round.win), 0)
      if (used + stake > cap) return which
    }
    return null
  }
}
