import '../instant/instant.css'
import './steps.css'
import type { OpenGame } from '../kit/frame-game.ts'
import { StepsRoom } from './steps-room.ts'
import type { MakeStepsStage } from './steps-stage.ts'

/** A game of steps: its stage shows how the round stands and collects what is pressed. */
export const openSteps =
  (makeStage: MakeStepsStage): OpenGame =>
  async (host) =>
    new StepsRoom(host, makeStage).opened()
