import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { explainedPurses, type ExplainedPurses, type PurseExplanation, type StandingPurse } from '../extensions.ts'

/** What nobody explains is told as it is called: better an odd name than money that is not shown. */
const unexplained = ({ purse }: StandingPurse): PurseExplanation => ({
  title: { key: 'statements.purse.other', values: { purse } },
  state: 'counted',
  words: { key: 'statements.purse.other.words', values: {} },
  link: null,
})

const ownerOf = (all: readonly ExplainedPurses[], { purse }: StandingPurse): ExplainedPurses | undefined =>
  all.filter(({ prefix }) => purse.startsWith(prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0]

/** What each purse is to its player, by whoever keeps it: one question to each of them, however many purses. In the order given. */
export const explainPurses = async (
  house: House,
  player_id: bigint,
  purses: readonly StandingPurse[],
): Promise<readonly PurseExplanation[]> => {
  const all = contributionsTo(house.slices, explainedPurses)
  const told = new Map<StandingPurse, PurseExplanation>()
  for (const [owner, own] of Map.groupBy(purses, (purse) => ownerOf(all, purse))) {
    const words = owner ? await owner.explain(house, player_id, own) : own.map(unexplained)
    own.forEach((purse, index) => told.set(purse, words[index] ?? unexplained(purse)))
  }
  return purses.map((purse) => told.get(purse) ?? unexplained(purse))
}
