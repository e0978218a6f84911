import { boxHoldPurse, money_box_purse } from '#casino/money/wallet/server/api.ts'

interface Standing {
  readonly purse: string
  readonly asset: string
  readonly balance_minor: bigint
}

const hold_prefix = boxHoldPurse('')

/** What of a player's purses is the box in a currency: what is free in it, and its items by their numbers. Minor units. */
export const boxContent = (
  purses: readonly Standing[],
  currency: string,
): { readonly principal: bigint; readonly items: ReadonlyMap<bigint, bigint> } => {
  const own = purses.filter(({ asset }) => asset === currency)
  const held = own.filter(({ purse }) => purse.startsWith(hold_prefix))
  return {
    principal: own.find(({ purse }) => purse === money_box_purse)?.balance_minor ?? 0n,
    items: new Map(held.map(({ purse, balance_minor }) => [BigInt(purse.slice(hold_prefix.length)), balance_minor])),
  }
}
