import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'race.horse': { uk: 'Кінь', ru: 'Лошадь', en: 'Horse' },
  'race.storm': { uk: 'Буря', ru: 'Буря', en: 'Storm' },
  'race.amber': { uk: 'Бурштин', ru: 'Янтарь', en: 'Amber' },
  'race.raven': { uk: 'Крук', ru: 'Ворон', en: 'Raven' },
  'race.frost': { uk: 'Іней', ru: 'Иней', en: 'Frost' },
  'race.poppy': { uk: 'Мак', ru: 'Мак', en: 'Poppy' },
  'race.feather': { uk: 'Перо', ru: 'Перо', en: 'Feather' },
  'race.told': { uk: 'Переможець — {horse}', ru: 'Победитель — {horse}', en: 'The winner is {horse}' },
  'race.rules.how': {
    uk: 'Шестеро коней біжать до фінішу. Оберіть одного: якщо він прийде першим, раунд платить його множник. Шанс кожного коня названо, і множник — це 96 %, поділені на шанс, тож усі повертають однаково.',
    ru: 'Шесть лошадей бегут к финишу. Выберите одну: если она придёт первой, раунд платит её множитель. Шанс каждой лошади назван, и множитель — это 96 %, делённые на шанс, так что все возвращают одинаково.',
    en: 'Six horses run to the finish. Choose one: if it comes first, the round pays its multiple. The chance of each horse is told, and its multiple is 96% divided by the chance, so all return the same.',
  },
  'race.rules.picture': {
    uk: 'Порядок решти коней і сам біг — лише картинка: переможця визначає одне чесне число ще до старту.',
    ru: 'Порядок остальных лошадей и сам бег — лишь картинка: победителя определяет одно честное число ещё до старта.',
    en: 'The order of the others and the run itself are a picture: one fair number decides the winner before the start.',
  },
})
