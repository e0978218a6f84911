/** One step of a scenario: its picture, texts and link. */
export interface Step {
  readonly name: 'fair' | 'money' | 'limits' | 'races'
  readonly path: string
  /** About playing: left out for players who may not play. */
  readonly is_about_play?: true
}

export const scenarioNames = ['newcomer'] as const
export type Scenario = (typeof scenarioNames)[number]

/** What newcomers should know first: how to verify fairness, and how to stop playing. */
export const scenarios = {
  newcomer: [
    { name: 'fair', path: '/fairness/', is_about_play: true },
    { name: 'money', path: '/profile/?tab=transactions' },
    { name: 'limits', path: '/responsible-play/' },
    { name: 'races', path: '/races/', is_about_play: true },
  ],
} as const satisfies Readonly<Record<Scenario, readonly Step[]>>

/** A scenario by its name in the page store or the address. */
export const scenarioOf = (name: unknown): Scenario | undefined => scenarioNames.find((known) => known === name)

export const stepsOf = (scenario: Scenario, is_play_closed: boolean): readonly Step[] =>
  scenarios[scenario].filter((step: Step) => !is_play_closed || step.is_about_play === undefined)

const newcomer_days = 7

/** After this time since registration the offer is no longer shown. */
export const isNewcomer = (created_at: Date, now: Date): boolean =>
  now.getTime() - created_at.getTime() < newcomer_days * 24 * 60 * 60 * 1000
