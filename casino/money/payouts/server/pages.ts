import type { PageComponents, PageDeclaration } from '#kernel/slice.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { needsOf } from './needs.ts'
import { openMethods } from './open-methods.ts'
import { turboOf } from './turbo.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'cash-withdraw',
    path: '/cash/withdraw/',
    who: 'player',
    title: { uk: 'Виплата — {brand}', ru: 'Выплата — {brand}', en: 'Withdraw — {brand}' },
    description: {
      uk: 'Виведіть гроші: видно, у кого зараз ваша виплата, скільки вона зазвичай триває і що для неї потрібно.',
      ru: 'Выведите деньги: видно, у кого сейчас ваша выплата, сколько она обычно длится и что для неё нужно.',
      en: 'Withdraw your money: you always see who has it now, how long it usually takes and what it needs.',
    },
    components: [{ type: 'payout-desk', essential: true }, { type: 'to-project-transfers' }],
  },
  {
    name: 'turbo-cashout',
    path: '/turbo-cashout/',
    who: 'player',
    title: { uk: 'Турбовиплати — {brand}', ru: 'Турбовыплаты — {brand}', en: 'Turbo cashout — {brand}' },
    description: {
      uk: 'Більші виплати без перевірки людиною: що це дає, скільки діє і як вимкнути.',
      ru: 'Более крупные выплаты без проверки человеком: что это даёт, сколько действует и как выключить.',
      en: 'Larger withdrawals decided without a person: what it gives, how long it lasts and how to turn it off.',
    },
    components: [{ type: 'turbo-cashout', essential: true }],
  },
]

const own = (player_id: bigint | null): bigint => {
  if (player_id === null) throw new Refusal('not-authorized', {}, 401)
  return player_id
}

export const components: PageComponents = {
  'payout-desk': ({ house, visitor, language }) => openMethods(house, own(visitor.player_id), language),
  'turbo-cashout': ({ house, visitor }) => turboOf(house, house.db, own(visitor.player_id)),
  'payout-needs': async ({ house, visitor }) => {
    if (visitor.player_id === null) return null
    const { needs } = await needsOf(house, house.db, visitor.player_id)
    return needs.every(({ state }) => state === 'done') ? null : { needs: [...needs] }
  },
}
