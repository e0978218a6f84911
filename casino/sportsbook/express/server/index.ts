import { readSports } from '#casino/sportsbook/catalogue/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, type PageComponents } from '#kernel/slice.ts'
import { getExpress } from '../contract.ts'
import { texts } from '../texts.ts'
import { chooseExpresses } from './choose-express.ts'
import { showExpress } from './show-express.ts'

const components: PageComponents = {
  'sport-express': async (viewer) => ({ sports: await readSports(viewer), express: await showExpress(viewer) }),
}

export const slice = defineServerSlice({
  name: 'sportsbook/express',
  texts,
  routes: [handle(getExpress, async (call) => ({ data: await showExpress(call) }))],
  migrations: new URL('./migrations/', import.meta.url),
  // The calendar is published a day ahead; on a new site it grows within the first minutes.
  jobs: [{ name: 'sportsbook/express.choose', cron: '* * * * *', run: (_data, house) => chooseExpresses(house) }],
  retention: [{ table: 'days', column: 'starts_at', keep_ms: 30 * 24 * 60 * 60 * 1000 }],
  components,
  pages: [
    {
      name: 'sport-express',
      path: '/sport/express-of-the-day/',
      title: { uk: 'Експрес дня — {brand}', ru: 'Экспресс дня — {brand}', en: 'Accumulator of the day — {brand}' },
      description: {
        uk: 'Готовий експрес із чотирьох видів спорту за звичайними коефіцієнтами. Як його складено, сказано поруч.',
        ru: 'Готовый экспресс из четырёх видов спорта по обычным коэффициентам. Как он составлен, сказано рядом.',
        en: 'A ready accumulator across four sports at the usual odds. How it is put together is written beside it.',
      },
      components: [{ type: 'sport-express', essential: true }],
    },
  ],
})
