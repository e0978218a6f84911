import { defineTexts } from '#kernel/i18n/texts.ts'

export const pageTexts = defineTexts({
  'welcome-quest.heading': { uk: 'Завдання першого тижня', ru: 'Задания первой недели', en: 'Tasks of your first week' },
  'welcome-quest.done-count': { uk: 'Виконано {done} з {all}', ru: 'Выполнено {done} из {all}', en: '{done} of {all} done' },
  'welcome-quest.until': {
    uk: 'Завдання рахуються до {end}. Призи за виконані можна забрати до {take}.',
    ru: 'Задания засчитываются до {end}. Призы за выполненные можно забрать до {take}.',
    en: 'Tasks count until {end}. The prizes of those you have done can be taken until {take}.',
  },
  'welcome-quest.over': {
    uk: 'Час на завдання минув. Призи за виконані можна забрати до {take}.',
    ru: 'Время на задания прошло. Призы за выполненные можно забрать до {take}.',
    en: 'The time for the tasks is over. The prizes of those you have done can be taken until {take}.',
  },
  'welcome-quest.rules': {
    uk: 'Усе за бажанням і в будь-якому порядку: кожне завдання має свій приз, пропустити можна будь-яке. Призи вже відкладено; хто виконав раніше, забирає раніше.',
    ru: 'Всё по желанию и в любом порядке: у каждого задания свой приз, пропустить можно любое. Призы уже отложены; кто выполнил раньше, забирает раньше.',
    en: 'All of it is up to you, in any order: each task has its own prize, and you can skip any of them. The prizes are already set aside, first come, first served.',
  },
  'welcome-quest.all-done': {
    uk: 'Усі завдання виконано, усі призи у вас!',
    ru: 'Все задания выполнены, все призы у вас!',
    en: 'Every task is done, and every prize is yours!',
  },
  'welcome-quest.all-done.text': {
    uk: 'Гарного вам відпочинку. Призи, які чекають, — на сторінці бонусів.',
    ru: 'Хорошего вам отдыха. Призы, которые ждут, — на странице бонусов.',
    en: 'Enjoy your stay. Prizes that wait for you are on the bonuses page.',
  },
  'welcome-quest.guest': {
    uk: 'Ваші {days, plural, one {# день} few {# дні} many {# днів} other {# дня}} почнуться, коли ви зареєструєтеся.',
    ru: 'Ваши {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} начнутся, когда вы зарегистрируетесь.',
    en: 'Your {days, plural, one {# day} other {# days}} begin when you register.',
  },
  'welcome-quest.register': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'welcome-quest.tasks': { uk: 'Завдання', ru: 'Задания', en: 'Tasks' },
  'welcome-quest.prize-of': { uk: 'Приз: {prize}', ru: 'Приз: {prize}', en: 'Prize: {prize}' },
  'welcome-quest.left': {
    uk: '{count, plural, one {Залишився # приз} few {Залишилося # призи} many {Залишилося # призів} other {Залишилося # приза}}',
    ru: '{count, plural, one {Остался # приз} few {Осталось # приза} many {Осталось # призов} other {Осталось # приза}}',
    en: '{count, plural, one {# prize is left} other {# prizes are left}}',
  },
  'welcome-quest.take': { uk: 'Забрати приз', ru: 'Забрать приз', en: 'Take the prize' },
  'welcome-quest.state.taken': { uk: 'Отримано', ru: 'Получено', en: 'Taken' },
  'welcome-quest.state.missed': { uk: 'Час минув', ru: 'Время прошло', en: 'Time is over' },
  'welcome-quest.state.given-out': { uk: 'Призи роздано', ru: 'Призы розданы', en: 'Prizes are gone' },
  'welcome-quest.do.contact': { uk: 'Підтвердити', ru: 'Подтвердить', en: 'Confirm' },
  'welcome-quest.do.deposits': { uk: 'До каси', ru: 'В кассу', en: 'To the cash desk' },
  'welcome-quest.do.bets': { uk: 'До спорту', ru: 'К спорту', en: 'To sport' },
  'welcome-quest.do.rounds': { uk: 'До ігор', ru: 'К играм', en: 'To the games' },
  'welcome-quest.yours': { uk: 'Ваш приз: {prize}', ru: 'Ваш приз: {prize}', en: 'Your prize: {prize}' },
  'welcome-quest.yours.text': {
    uk: 'Гроші вже на балансі, усе інше — на сторінці бонусів.',
    ru: 'Деньги уже на балансе, всё остальное — на странице бонусов.',
    en: 'Money is on your balance already, anything else is on the bonuses page.',
  },
  'welcome-quest.none': {
    uk: 'Завдань першого тижня для вас зараз немає.',
    ru: 'Заданий первой недели для вас сейчас нет.',
    en: 'There are no first-week tasks for you now.',
  },
  'welcome-quest.to-bonuses': { uk: 'До бонусів', ru: 'К бонусам', en: 'To the bonuses' },
  'welcome-quest.card': {
    uk: '{count, plural, one {# завдання з призом} few {# завдання з призами} many {# завдань із призами} other {# завдання з призами}} для перших днів. За бажанням, у будь-якому порядку.',
    ru: '{count, plural, one {# задание с призом} few {# задания с призами} many {# заданий с призами} other {# задания с призами}} для первых дней. По желанию, в любом порядке.',
    en: '{count, plural, one {# task with a prize} other {# tasks with prizes}} for your first days. Up to you, in any order.',
  },
  'welcome-quest.card.take': {
    uk: '{count, plural, one {# приз чекає} few {# призи чекають} many {# призів чекають} other {# приза чекають}} на вас.',
    ru: '{count, plural, one {# приз ждёт} few {# приза ждут} many {# призов ждут} other {# приза ждут}} вас.',
    en: '{count, plural, one {# prize is waiting} other {# prizes are waiting}} for you.',
  },
  'welcome-quest.open': { uk: 'Переглянути завдання', ru: 'Посмотреть задания', en: 'See the tasks' },
})
