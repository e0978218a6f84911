import { on } from '#kernel/facts/reactions.ts'
import { RoundSettled } from '../events.ts'
import { keepRounds } from './round-store.ts'

export const reactions = [on(RoundSettled, { from: 'beginning' }, (facts, tx) => keepRounds(tx, facts))]
