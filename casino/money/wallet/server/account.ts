/**
 * Where an amount can stand: an owner's purse of one asset. A player's id is positive (what stands under a negative one was a guest's
 * play money before it left the ledger); the house's own accounts have owner 0 and are told apart by their purse's name.
 */
export interface Account {
  readonly owner_id: bigint
  /**
   * `main`, `hold`, `bonus:<grant>`, `free-bet:<grant>`, `box`, `box-hold:<item>`, `piggy`, `free-spins:<number>`, a loyalty slice's own
   * (rules.ts names them); for the house `house:…`, `clearing:…`, `fund:…`.
   */
  readonly purse: string
  /** A currency or a kind of points: `UAH`, `USDT`, `sevens`. */
  readonly asset: string
}

/** A player's purse. Opened by its first posting. */
export const purseOf = (owner_id: bigint, purse: string, asset: string): Account => ({ owner_id, purse, asset })

/** The house's own side of a business, e.g. `games`. May go below zero; what stands here is the sum of its entries. */
export const houseAccount = (name: string, asset: string): Account => ({ owner_id: 0n, purse: `house:${name}`, asset })

/** Money on its way between the house and a payment provider, e.g. `sandbox`. May go below zero. */
export const clearingAccount = (name: string, asset: string): Account => ({ owner_id: 0n, purse: `clearing:${name}`, asset })

/** Money that is promised to players (`race:7`, `jackpot:gold`). Never below zero: fund it before you promise. */
export const fundAccount = (name: string, asset: string): Account => ({ owner_id: 0n, purse: `fund:${name}`, asset })
