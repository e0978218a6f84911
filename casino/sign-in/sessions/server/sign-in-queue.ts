import { perHouse } from '#kernel/house.ts'
import { createGate } from './gate.ts'

/**
 * Limits concurrent database work of log-ins, before and after hashing, so that hundreds of simultaneous log-ins are spread over
 * the time that hashing takes anyway, and rounds find the database free. The queue is some seconds of work; callers beyond it are
 * refused with `temporarily-unavailable` (503).
 */
export const signInQueue = perHouse(() => createGate({ at_once: 2, most_waiting: 1_000 }))
