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
    this.balance = 0
    this.state = how
    return this.ended
  }
}
