export interface GrantTermsModel {
  readonly required: number
  readonly most_stake: number
  /** Category → percent. */
  readonly contributions: Readonly<Record<string, number>>
  readonly most_opposite: number
}

/** A bonus grant as the model keeps it. */
export class GrantModel {
  readonly amount: number
  readonly terms: GrantTermsModel
  balance: number
  wagered = 0
  is_met = false
  state: 'active' | 'converted' | 'returned' = 'active'
  ended: [converted: number, returned: number] = [0, 0]
  /** Once it is converted: what of its cap is left, below zero what came beyond it. */
  #cap_left = 0

  constructor(amount: number, terms: GrantTermsModel) {
    this.amount = amount
    this.balance = amount
    this.terms = terms
  }

  takes(category: string): boolean {
    return category in this.terms.contributions
  }

  counts(stake: number, category: string, opposite: number): number {
    if (opposite > this.terms.most_opposite) return 0
    return Math.floor((Math.min(stake, this.terms.most_stake) * (this.terms.contributions[category] ?? 0)) / 100)
  }

  wager(counted: number): void {
    if (counted === 0 || this.state !== 'active' || this.is_met) return
    this.wagered = Math.min(this.wagered + counted, this.terms.required)
    this.is_met = this.wagered === this.terms.required
  }

  takeBack(counted: number): void {
    if (this.state === 'active' && !this.is_met) this.wagered = Math.max(this.wagered - counted, 0)
  }

  end(how: 'converted' | 'returned', most: number): [converted: number, returned: number] {
    const converted = how === 'converted' ? Math.min(this.balance, most) : 0
    this.ended = [converted, this.balance - converted]
    this.#cap_left = most - this.balance
    this.balance = 0
    this.state = how
    return this.ended
  }

  /** Where an amount for its purse goes now, or is taken from where it is below zero. */
  split(amount: number): { purse: number; main: number; fund: number } {
    if (this.state === 'active') return { purse: amount, main: 0, fund: 0 }
    if (this.state === 'returned') return { purse: 0, main: 0, fund: amount }
    const main = Math.max(this.#cap_left, 0) - Math.max(this.#cap_left - amount, 0)
    return { purse: 0, main, fund: amount - main }
  }

  take(amount: number): { main: number; fund: number } {
    const { purse, main, fund } = this.split(amount)
    this.balance += purse
    if (this.state === 'converted') this.#cap_left -= amount
    return { main, fund }
  }
}
