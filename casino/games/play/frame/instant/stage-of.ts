import type { InstantGame, InstantOutcome } from '#engines/instant/instant-game.ts'
import type { Sound, Voice } from '../kit/sound.ts'
import type { Chooser } from './chooser.ts'
import { instantRules } from './instant-rules.ts'
import type { InstantStage, StageParts } from './instant-stage.ts'

type Shared = 'chooser' | 'choice' | 'enable' | 'rules'

/** The parts that a game implements itself; the rest of its stage is derived from its definition. */
export interface StageSpec extends Omit<InstantStage, Shared> {
  readonly parts: StageParts
  readonly game: InstantGame
  readonly chooser: Chooser
  readonly how: readonly string[]
  readonly choiceName: (choice: string) => string
  readonly outcomeName?: (outcome: InstantOutcome) => string
  /** A table of the game's own that replaces the one by outcomes. */
  readonly paysTable?: (stake_minor: number) => HTMLElement
}

export const stageOf = (spec: StageSpec): InstantStage => {
  const { parts, game, chooser, how, choiceName, outcomeName, paysTable } = spec
  return {
    ...spec,
    chooser: chooser.view,
    choice: chooser.choice,
    enable: chooser.enable,
    land: (round, lasts_ms) => {
      chooser.set(round.choice)
      return spec.land(round, lasts_ms)
    },
    rules: (stake_minor) =>
      instantRules({
        host: parts.host,
        game,
        how,
        choice: chooser.choice(),
        stake_minor,
        choiceName,
        ...(outcomeName ? { outcomeName } : {}),
        ...(paysTable ? { paysTable } : {}),
      }),
  }
}

/** Notes played for a win, one after another; more notes for a higher multiple. */
export const winNotes = (sound: Sound, multiple: number, voice: Voice, pitches: readonly number[], gap_s = 0.1): void => {
  const count = Math.min(pitches.length, 2 + Math.floor(Math.log2(Math.max(1, multiple))))
  sound.notes(...pitches.slice(0, count).map((pitch, index) => ({ pitch, at_s: index * gap_s, volume: 0.5, voice })))
}
