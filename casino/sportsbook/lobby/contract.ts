import type { EventCard, EventView, Sport, TableRow, TopScorer, Tournament } from '#casino/sportsbook/catalogue/contract.ts'

/** What every page of the sportsbook has beside its own: the sports, for the way around. */
export interface SportNavigation {
  readonly sports: readonly Sport[]
}

export interface SportHomeData extends SportNavigation {
  readonly live: readonly EventCard[]
  readonly soon: readonly EventCard[]
}

export interface SportLiveData extends SportNavigation {
  readonly live: readonly EventCard[]
}

export interface SportListData extends SportNavigation {
  readonly sport: Sport
  readonly tournaments: readonly Tournament[]
  readonly events: readonly EventCard[]
  readonly total: number
}

export interface SportTournamentData extends SportNavigation {
  readonly tournament: Tournament
  readonly season: string | null
  readonly events: readonly EventCard[]
  readonly results: readonly EventCard[]
  readonly table: readonly TableRow[]
  readonly scorers: readonly TopScorer[]
}

export interface SportEventData extends SportNavigation {
  readonly event: EventView
  /** What the two came to against each other, and each against anybody: the newest five, the newest first. */
  readonly past: { readonly meetings: readonly EventCard[]; readonly home: readonly EventCard[]; readonly away: readonly EventCard[] }
}

export interface SportResultsData extends SportNavigation {
  /** The sport whose results these are; null for those of all. */
  readonly sport: Sport | null
  readonly results: readonly EventCard[]
  readonly hasMore: boolean
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'sport-home': SportHomeData
    readonly 'sport-live': SportLiveData
    readonly 'sport-list': SportListData
    readonly 'sport-tournament': SportTournamentData
    readonly 'sport-event': SportEventData
    readonly 'sport-results': SportResultsData
    /** A section of the page of fairness: matches that ended last and can be played again. */
    readonly 'fairness-matches': { readonly matches: readonly EventCard[] }
    readonly 'sport-navigation': SportNavigation
    /** A section of the home page: what runs now. */
    readonly 'sport-now': { readonly live: readonly EventCard[]; readonly total: number }
  }
}
