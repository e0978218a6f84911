import { boxHoldPurse, money_box_purse } from '#casino/money/wallet/server/api.ts'
import type { ExplainedPurses, PurseExplanation } from '#casino/money/statements/extensions.ts'
import { dayText } from '#kernel/i18n/moments.ts'
import { holdsOf } from './store.ts'

const numberOf = (purse: string): string => purse.slice(boxHoldPurse('').length)

export const purses: readonly ExplainedPurses[] = [
  {
    prefix: money_box_purse,
    explain: async (_house, _player_id, own) =>
      own.map((): PurseExplanation => ({
        title: { key: 'money-box.explain', values: {} },
        state: 'kept',
        words: { key: 'money-box.explain.words', values: {} },
        link: '/?money-box=3',
      })),
  },
  {
    prefix: boxHoldPurse(''),
    explain: async ({ db }, player_id, own) => {
      const rows = await holdsOf(
        db,
        player_id,
        own.map(({ purse }) => BigInt(numberOf(purse))),
      )
      const till = new Map(rows.map(({ id, hold_till }) => [String(id), hold_till]))
      return own.map(({ purse }): PurseExplanation => {
        const number = numberOf(purse)
        return {
          title: { key: 'money-box.explain.held', values: { number } },
          state: 'kept',
          words: { key: 'money-box.explain.held.words', values: { date: dayText(till.get(number) ?? new Date(0)) } },
          link: '/?money-box=1',
        }
      })
    },
  },
]
