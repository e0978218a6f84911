import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player took a step of the daily bonus. About the player. */
export const StepTaken = defineFact(
  'bonuses/daily-bonus.step-taken',
  Type.Object({
    bonus_id: Type.Integer(),
    /** Which of the steps it was, from 1. */
    day: Type.Integer(),
  }),
)
