/** One picture of a scenario with its words, and where what it tells of is found. */
export interface Step {
  readonly name: 'fair' | 'money' | 'limits' | 'races'
  readonly path: string
  /** Tells of playing: left out for whom play is closed. */
  readonly is_about_play?: true
}

export const scenarioNames = ['newcomer'] as const
export type Scenario = (typeof scenarioNames)[number]

/** What somebody who has just come needs to know before anything else: how to check the house, and how to stop. */
export const scenarios = {
  newcomer: [
    { name: 'fair', path: '/fairness/', is_about_play: true },
    { name: 'money', path: '/profile/?tab=transactions' },
    { name: 'limits', path: '/responsible-play/' },
    { name: 'races', path: '/races/', is_about_play: true },
  ],
} as const satisfies Readonly<Record<Scenario, readonly Step[]>>

/** A scenario by a name from the page store or an address. */
export const scenarioOf = (name: unknown): Scenario | undefined => scenarioNames.find((known) => known === name)

export const stepsOf = (scenario: Scenario, is_play_closed: boolean): readonly Step[] =>
  scenarios[scenario].filter((step: Step) => !is_play_closed || step.is_about_play === undefined)

const newcomer_days = 7

/** Later than this the house is known: whoever did not want to be shown around by then is left in peace. */
export const isNewcomer = (created_at: Date, now: Date): boolean =>
  now.getTime() - created_at.getTime() < newcomer_days * 24 * 60 * 60 * 1000
