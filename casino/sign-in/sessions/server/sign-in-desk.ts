import { perHouse } from '#kernel/house.ts'
import { createGate } from './gate.ts'

/**
 * Where log-ins ask the database, before their hash and after it: a few at a time, so that hundreds who come at once are
 * spread over the time that their hashes take anyway, and a round that comes among them finds the database free. The waiting
 * are some seconds of work; who comes after them is refused `temporarily-unavailable` (503).
 */
export const signInDesk = perHouse(() => createGate({ at_once: 2, most_waiting: 1_000 }))
