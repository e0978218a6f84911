import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { say } from '#kernel/i18n/words.ts'
import * as calls from '../contract.ts'
import { classificationOf, medalsOf } from './classification-view.ts'
import { exchangeMedals } from './exchange-medals.ts'
import { inForce } from './status.ts'

export const routes = [
  handle(calls.getClassification, async (reader) => ({ data: await classificationOf(reader) })),
  handle(calls.exchangeMedals, async ({ params: { id }, key, ...reader }) => {
    const { house, language, player_id } = reader
    const prize = await exchangeMedals(house, { player_id, id, key: key ?? house.random.uuid() })
    const words = (name: string) => say(house.messages, language, { key: name, values: {} })
    return {
      text: words('classification.exchanged'),
      hint: words('classification.exchanged.hint'),
      link: '/bonuses/',
      data: { prize: sayPrize(house, language, prize), medals: await medalsOf(reader, await inForce(house)) },
    }
  }),
]
