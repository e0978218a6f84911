import { engineOf } from '#engines/registry.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { stakeRules } from '../rules.ts'

/** Free spins are played in games that take one stake, at a stake that anybody may choose there. */
export const ownFreeSpinGames = {
  name: 'games/play',
  faultOf: (slug: string, currency: string, stake_minor: number): string | undefined => {
    const engine = engineOf(slug)
    if (!engine) return `there is no ${slug}`
    if (engine.form !== 'stake') return `${slug} takes no free spins`
    if (!isCurrency(currency) || !stakeRules(engine.form, currency).choices.includes(stake_minor))
      return `${slug} takes no stake of ${stake_minor} in ${currency}`
    return undefined
  },
}
