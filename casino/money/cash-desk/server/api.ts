// What other slices may call. Each function is documented where it is written.
export { hasOpenDispute } from './dispute-store.ts'
export { currencyById } from '../rules.ts'
export { isDeskOpen } from './closing.ts'
export { maskedIban, typedIban } from '../iban.ts'
export { depositedSince, hasDeposited, instrumentsOf, shareInstrument, type UsedInstrument } from './instruments.ts'
export type { PayeeCheck, PayoutDestination, PayoutMessage, PayoutOrder } from './provider.ts'
export { type OfferedPayoutMethod, offeredPayoutMethods, providerByName } from './providers.ts'
