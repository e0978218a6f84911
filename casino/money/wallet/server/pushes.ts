import { push } from '#kernel/facts/pushes.ts'
import { RealityCheckDue } from '#casino/players/responsible-play/events.ts'
import { realityCheckMessages } from './reality-check-messages.ts'

export const pushes = [push(RealityCheckDue, realityCheckMessages)]
