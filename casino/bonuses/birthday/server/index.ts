import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { applyBirthday, cancelBirthday } from '../contract.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { refuseBirthday, takeBirthday } from './answer-birthday.ts'
import { mainData } from './main-data.ts'
import { offerBirthdays } from './offer-birthdays.ts'
import { personalData } from './personal-data.ts'
import { reactions } from './reactions.ts'

export const slice = defineServerSlice({
  name: 'bonuses/birthday',
  texts: pageTexts,
  server_texts: texts,
  routes: [handle(applyBirthday, takeBirthday), handle(cancelBirthday, refuseBirthday)],
  migrations: new URL('./migrations/', import.meta.url),
  reactions,
  jobs: [{ name: 'bonuses/birthday.offer', cron: '3 * * * *', run: (_data, house) => offerBirthdays(house) }],
  mainData,
  personalData,
})
