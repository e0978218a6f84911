import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'contests.heading': { uk: 'Змагання', ru: 'Соревнования', en: 'Contests' },
  'contests.text': {
    uk: 'Призи змагань відкладено ще до старту, а джекпоти ростуть із раундами. Правила й таблиці відкриті всім.',
    ru: 'Призы соревнований отложены ещё до старта, а джекпоты растут с раундами. Правила и таблицы открыты всем.',
    en: 'Prizes are set aside before a contest starts, and jackpots grow with the rounds. Rules and tables are open to everyone.',
  },
  'contests.text.closed': {
    uk: 'Правила й таблиці відкриті всім.',
    ru: 'Правила и таблицы открыты всем.',
    en: 'Rules and tables are open to everyone.',
  },
  'contests.running': { uk: 'Іде зараз', ru: 'Идёт сейчас', en: 'Running now' },
  'contests.soon': { uk: 'Незабаром', ru: 'Скоро', en: 'Coming soon' },
  'contests.counting': { uk: 'Підбиваємо підсумки', ru: 'Подводим итоги', en: 'Counting the results' },
  'contests.kind': {
    uk: '{kind, select, race {Гонка} tournament {Турнір} confrontation {Протистояння} drops {Випадкові призи} marathon {Джекпот-марафон} jackpot {Джекпот} activity {Сезонна подія} other {Спеціальна гонка}}',
    ru: '{kind, select, race {Гонка} tournament {Турнир} confrontation {Противостояние} drops {Случайные призы} marathon {Джекпот-марафон} jackpot {Джекпот} activity {Сезонное событие} other {Специальная гонка}}',
    en: '{kind, select, race {Race} tournament {Tournament} confrontation {Confrontation} drops {Prize drops} marathon {Jackpot marathon} jackpot {Jackpot} activity {Seasonal event} other {Special race}}',
  },
  'contests.starts': { uk: 'Старт {at}', ru: 'Старт {at}', en: 'Starts {at}' },
  'contests.ends': { uk: 'До {at}', ru: 'До {at}', en: 'Until {at}' },
  'contests.players': {
    uk: '{count, plural, one {# учасник} few {# учасники} many {# учасників} other {# учасників}}',
    ru: '{count, plural, one {# участник} few {# участника} many {# участников} other {# участников}}',
    en: '{count, plural, one {# player} other {# players}}',
  },
  'contests.won': { uk: 'Ви виграли', ru: 'Вы выиграли', en: 'What you’ve won' },
  'contests.won.none': {
    uk: 'Призів за місця поки немає. Тут вони з’являться з датою та сумою.',
    ru: 'Призов за места пока нет. Здесь они появятся с датой и суммой.',
    en: 'No prizes for places yet. They’ll appear here with their date and amount.',
  },
  'contests.won.place': { uk: '{place} місце', ru: '{place} место', en: 'Place {place}' },
  'contests.none.heading': { uk: 'Зараз змагань немає', ru: 'Сейчас соревнований нет', en: 'No contest is on' },
  'contests.none.text': {
    uk: 'Щойно з’явиться наступне, воно буде тут.',
    ru: 'Как только появится следующее, оно будет здесь.',
    en: 'The next one will be here as soon as it’s announced.',
  },
})
