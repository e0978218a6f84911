// What other slices may call. Each function is documented where it is written.
export { hasOpenDispute } from './dispute-store.ts'
export { currencyById } from '../rules.ts'
export { maskedIban, typedIban } from '../iban.ts'
export { depositedCurrencies, depositedSince, hasDeposited, instrumentsOf, shareInstrument, type UsedInstrument } from './instruments.ts'
export { type WantedDeposit, holdAndRequireMayDeposit, requireMayDeposit } from './may-deposit.ts'
export { otherDepositsSince } from './other-deposits.ts'
export type { PayeeCheck, PayoutDestination, PayoutMessage, PayoutOrder } from './provider.ts'
export { isDeskOpen, type OfferedPayoutMethod, offeredPayoutMethods, providerByName } from './providers.ts'
