import type { Returns } from '#engines/bonus/returns.ts'
import { worthOf, type BonusPlay } from '#engines/bonus/worth.ts'
import { answerInBackground } from '#kernel/threads/background-thread.ts'

export interface WorthQuestion {
  readonly play: BonusPlay
  readonly returns: Returns
}

answerInBackground('idle', ({ play, returns }: WorthQuestion) => worthOf(play, returns))
