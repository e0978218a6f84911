import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { getRiskBonus, joinRiskBonus, refuse } from '../contract.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { countCovers } from './count-covers.ts'
import { reactions } from './cover-deposits.ts'
import { personalData } from './personal-data.ts'
import { joinRisk, readRisk } from './risk-bonus.ts'

export const slice = defineServerSlice({
  name: 'bonuses/risk-bonus',
  texts: pageTexts,
  server_texts: texts,
  routes: [
    handle(getRiskBonus, async (call) => ({ data: (await readRisk(call)) ?? refuse('risk-bonus-closed') })),
    handle(joinRiskBonus, async (call) => ({ data: await joinRisk(call) })),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  reactions,
  jobs: [{ name: 'bonuses/risk-bonus.count', cron: '47 * * * *', run: (_data, house) => countCovers(house) }],
  components: {
    'risk-bonus': invitation(async ({ house, visitor: { player_id }, language }) => {
      const risk = player_id === null ? undefined : await readRisk({ house, player_id, language })
      if (!risk) return null
      const { status, percent, hours, most, currency, exponent } = risk
      return { status, percent, hours, most, currency, exponent }
    }),
  },
  personalData,
})
