import { bonusView } from '#casino/bonuses/bonuses/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { getDailyBonus, refuse, takeDailyBonus } from '../contract.ts'
import { StepTaken } from '../events.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { readDaily, takeDaily } from './daily-bonus.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'

export const slice = defineServerSlice({
  name: 'bonuses/daily-bonus',
  texts: pageTexts,
  server_texts: texts,
  routes: [
    handle(getDailyBonus, async ({ house, player_id }) => ({ data: (await readDaily(house, player_id)) ?? refuse('daily-bonus-closed') })),
    handle(takeDailyBonus, async (call) => {
      const bonus_id = await takeDaily(call)
      call.house.facts.wake()
      return { data: { prize: await bonusView(call, Number(bonus_id)) } }
    }),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  facts: [StepTaken],
  pushes,
  components: {
    'daily-bonus': invitation(async ({ house, visitor: { player_id } }) =>
      player_id === null ? null : ((await readDaily(house, player_id)) ?? null),
    ),
  },
  personalData,
})
