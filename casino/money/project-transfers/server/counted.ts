import type { OtherDeposit } from '#casino/money/cash-desk/extensions.ts'
import type { OtherSending } from '#casino/money/payouts/extensions.ts'
import { acceptedSince } from './received-store.ts'
import { sentSince } from './transfer-store.ts'

/** What comes from other projects counts as deposits, and what leaves counts as payouts (decision 0071). */
export const deposited: OtherDeposit = { source: 'project-transfers', read: acceptedSince }
export const sent: OtherSending = { source: 'project-transfers', read: sentSince }
