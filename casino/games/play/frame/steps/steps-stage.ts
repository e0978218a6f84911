import type { StepEvent } from '#engines/steps/events.ts'
import type { PlayedRound } from '../../contract.ts'
import type { GameHost } from '../kit/frame-game.ts'
import type { Score } from '../kit/music.ts'

export type ShownOffer = NonNullable<PlayedRound['open']>['offers'][number]

/** A step as a button below the picture. */
export interface StepAction {
  readonly step: string
  readonly words: string
  /** Where the step depends on what was chosen in the picture: asked when the button is pressed. */
  readonly chosen?: () => string
  /** Stands out: what takes a price, or what is done most. */
  readonly is_main?: boolean
}

/** What is known of a round around one of its views. */
export interface RoundAround {
  readonly choice: string
  readonly stake_minor: number
  readonly win_minor: number
}

/**
 * What a game of steps brings of its own. Stake, purse, buttons, waiting, going on after a break, replay and the words of the outcome are
 * the same for all of them and know no game.
 */
export interface StepsStage<View = object> {
  readonly view: HTMLElement
  /** Where the player chooses before the round. */
  readonly chooser: HTMLElement
  readonly choice: () => string
  readonly enable: (enabled: boolean) => void
  /** Shows how the round stands; with `step` that step moves there, without it stands still at once. Null: no round yet. */
  show(view: View | null, step: string | null, around: RoundAround): Promise<void>
  /** What may be pressed in the picture: nothing while none is given. */
  readonly offer: (offers: readonly ShownOffer[]) => void
  /** The steps that are buttons below the picture. */
  actions(offers: readonly ShownOffer[], view: View): readonly StepAction[]
  /** How it stands, in words: said and shown while the round is open. */
  status(view: View, around: RoundAround): string
  /** How it ended, in words. */
  told(view: View, around: RoundAround): string
  readonly celebrate: (multiple: number) => void
  readonly rules: (stake_minor: number) => readonly Node[]
  readonly score: Score
}

export interface StepsParts {
  readonly host: GameHost
  /** The choice of the last round, which the game opens with. */
  readonly choice: string | null
  readonly changed: () => void
  /** A step was pressed in the picture. */
  readonly take: (step: string) => void
}

export type MakeStepsStage = (parts: StepsParts) => StepsStage

/** The views of a round by now, with the step that led to each. */
export const viewsOf = (round: PlayedRound): readonly { readonly step: string | null; readonly view: object }[] =>
  (round.events as readonly StepEvent[]).flatMap((event) => (event.type === 'stands' ? [event] : []))

export const aroundOf = (round: PlayedRound): RoundAround => {
  const { choice, stake_minor } = round.command as { readonly choice: string; readonly stake_minor: number }
  return { choice, stake_minor, win_minor: round.win_minor }
}
