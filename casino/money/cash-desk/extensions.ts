import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { PayoutMessage } from './server/provider.ts'

/**
 * What came of an authentic message: `moved` something, said `nothing-new`, spoke of another amount than was ordered (`amount-differs`),
 * of what the house does not know (`payment-unknown`), or against what was settled already (`contradicts`: somebody must look).
 */
export type Applied = 'moved' | 'nothing-new' | 'amount-differs' | 'payment-unknown' | 'contradicts'

/** Who hears the messages of providers that are not about deposits. */
export interface MessageReader {
  readonly about: PayoutMessage['about']
  readonly apply: (house: House, provider: string, message: PayoutMessage) => Promise<Applied>
}

export const messageReaders = defineExtension<MessageReader>('money/cash-desk.message-readers', { keyOf: ({ about }) => about })
