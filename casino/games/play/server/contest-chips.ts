import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { listContestChips } from '../contract.ts'
import { contestsOfGame } from '../extensions.ts'

/** What counts rounds of this game now. Whom nobody invites to play is shown nothing that calls to. */
export const contestChips = async ({ house, language, player_id, params: { slug } }: Call<typeof listContestChips>) => {
  if (!(await isInAudience(house.db, house, 'invitation', player_id))) return { data: [] }
  const chips = await Promise.all(
    contributionsTo(house.slices, contestsOfGame).map((contests) => contests.chips({ house, language, player_id }, slug)),
  )
  return { data: chips.flat() }
}
