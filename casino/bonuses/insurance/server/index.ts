import { handle } from '#kernel/http/handle.ts'
import { defineMainData, defineServerSlice } from '#kernel/slice.ts'
import { applyInsurance, getInsurance } from '../contract.ts'
import { InsuranceMainData } from '../main-data.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { countDays } from './count-day.ts'
import { readInsurance, takeInsurance } from './insured-day.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { selectTill } from './store.ts'

export const slice = defineServerSlice({
  name: 'bonuses/insurance',
  texts: pageTexts,
  server_texts: texts,
  routes: [handle(getInsurance, async (call) => ({ data: await readInsurance(call) })), handle(applyInsurance, takeInsurance)],
  migrations: new URL('./migrations/', import.meta.url),
  reactions,
  pushes,
  jobs: [{ name: 'bonuses/insurance.count-day', cron: '37 * * * *', run: (_data, house) => countDays(house) }],
  mainData: defineMainData({
    name: 'insurance',
    schema: InsuranceMainData,
    read: selectTill,
    fields: (row, { house }) => ({
      showInsuranceBonusPopup: row !== null && house.jurisdiction.rewards_tied_to_losses && new Date(row as string) > house.clock.now(),
    }),
  }),
  personalData,
})
