import type { Calls } from '#apps/crowd/calls.ts'

interface OwnBet {
  readonly state: 'pending' | 'accepted' | 'rejected' | 'settled' | 'cashed-out'
  readonly betType: string
  readonly placed: number
  readonly paid: number
  readonly cashedOut: number
}

interface Row {
  readonly amount: number
  readonly purse: string
}

/** What one bettor's bets came to, beside what stands in their purse. */
export interface BetAccount {
  readonly bets: readonly OwnBet[]
  /** Cash beyond what deposits and prizes brought and bets took and paid: anything but 0 is a mistake of the house. */
  readonly unexplained_minor: number
}

const pageSize = 50

const allOf = async <T>({ call }: Calls, path: string): Promise<T[]> => {
  const found: T[] = []
  for (;;) {
    const page = ((await call('GET', `${path}limit=${pageSize}&offset=${found.length}`)).data ?? []) as T[]
    found.push(...page)
    if (page.length < pageSize) return found
  }
}

const sumOf = <T>(rows: readonly T[], amount: (row: T) => number): number => rows.reduce((sum, row) => sum + amount(row), 0)

/** Read when the bettor does nothing any more; null of who never came in. What is settled meanwhile is read again. */
export const accountOf = async (calls: Calls): Promise<BetAccount | null> => {
  const balanceNow = async (): Promise<number | undefined> =>
    ((await calls.call('GET', '/rest/player/balance/')) as { readonly balance?: number }).balance
  for (;;) {
    const before_minor = await balanceNow()
    if (before_minor === undefined) return null
    const bets = await allOf<OwnBet>(calls, '/rest/sport-betting/bets/?')
    const brought = await allOf<Row>(calls, '/rest/player/transactions/?kinds=deposit,prize,bonus&')
    if ((await balanceNow()) !== before_minor) continue
    const cash_minor = sumOf(
      brought.filter(({ purse }) => purse === 'main'),
      ({ amount }) => amount,
    )
    const standing = bets.filter(({ state }) => state !== 'rejected')
    const of_bets_minor = sumOf(standing, ({ placed, paid, cashedOut }) => paid + cashedOut - placed)
    return { bets, unexplained_minor: before_minor - cash_minor - of_bets_minor }
  }
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`

/** Prints what all bets came to; false if anybody's cash differs from what their bets say. */
export const printAccounts = (accounts: readonly BetAccount[]): boolean => {
  const bets = accounts.flatMap((account) => account.bets)
  const inState = (...states: OwnBet['state'][]): OwnBet[] => bets.filter(({ state }) => states.includes(state))
  const done = inState('settled', 'cashed-out')
  const [staked, paid] = [sumOf(done, ({ placed }) => placed), sumOf(done, (bet) => bet.paid + bet.cashedOut)]
  const kinds = Object.entries(Object.groupBy(bets, ({ betType }) => betType)).map(([kind, some]) => `${kind} ${some?.length}`)
  console.log(`${bets.length} bets: ${kinds.join(', ')}`)
  console.log(
    `${inState('settled').length} settled, ${inState('cashed-out').length} cashed out, ${inState('rejected').length} rejected after their delay, ${inState('accepted', 'pending').length} open; of what is over ${percent(paid, staked)} was paid back`,
  )
  const wrong = accounts.filter(({ unexplained_minor }) => unexplained_minor !== 0)
  console.log(
    wrong.length === 0
      ? 'every purse is what its bets say'
      : `purses that differ from their bets: ${JSON.stringify(wrong.map(({ unexplained_minor }) => unexplained_minor))}`,
  )
  return wrong.length === 0
}
