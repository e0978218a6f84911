import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { sayWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import type { StandingPurse } from '../extensions.ts'
import { explainPurses } from './explain-purses.ts'

/** What purses are called in a language, by asset and name: cash of each currency is a wallet of its own. */
export const purseTitles = async (
  house: House,
  player_id: bigint,
  language: Language,
  purses: readonly Pick<StandingPurse, 'purse' | 'asset'>[],
): Promise<ReadonlyMap<string, string>> => {
  const distinct = [...new Map(purses.map(({ purse, asset }) => [`${asset} ${purse}`, { purse, asset, balance_minor: 0n }])).values()]
  const words = await explainPurses(house, player_id, distinct)
  return new Map(
    distinct.map(({ purse, asset }, index) => [
      `${asset} ${purse}`,
      words[index] ? sayWithAmounts(house.messages, language, words[index].title) : purse,
    ]),
  )
}
