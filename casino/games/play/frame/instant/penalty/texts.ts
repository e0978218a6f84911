import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'penalty.part': { uk: 'Куди', ru: 'Куда', en: 'Aim' },
  'penalty.1': { uk: 'Лівий кут', ru: 'Левый угол', en: 'Left corner' },
  'penalty.2': { uk: 'Лівіше', ru: 'Левее', en: 'Left' },
  'penalty.3': { uk: 'Центр', ru: 'Центр', en: 'Centre' },
  'penalty.4': { uk: 'Правіше', ru: 'Правее', en: 'Right' },
  'penalty.5': { uk: 'Правий кут', ru: 'Правый угол', en: 'Right corner' },
  'penalty.keeper': { uk: 'Воротар', ru: 'Вратарь', en: 'Keeper' },
  'penalty.reach-1': { uk: 'Новачок', ru: 'Новичок', en: 'Novice' },
  'penalty.reach-2': { uk: 'Бувалий', ru: 'Опытный', en: 'Seasoned' },
  'penalty.reach-3': { uk: 'Майстер', ru: 'Мастер', en: 'Master' },
  'penalty.reach-4': { uk: 'Легенда', ru: 'Легенда', en: 'Legend' },
  'penalty.choice': { uk: '{keeper}, {part}', ru: '{keeper}, {part}', en: '{keeper}, {part}' },
  'penalty.goal': { uk: 'Гол', ru: 'Гол', en: 'A goal' },
  'penalty.saved': { uk: 'Воротар відбив', ru: 'Вратарь отбил', en: 'Saved' },
  'penalty.rules.how': {
    uk: 'Ворота мають п’ять частин. Воротар кидається в одну з п’яти, усі рівноймовірні, і перекриває її та сусідні праворуч: новачок — одну частину, бувалий — дві, майстер — три, легенда — чотири; за правою стійкою лічба йде від лівої. Гол, коли ваша частина не перекрита.',
    ru: 'У ворот пять частей. Вратарь бросается в одну из пяти, все равновероятны, и перекрывает её и соседние справа: новичок — одну часть, опытный — две, мастер — три, легенда — четыре; за правой штангой счёт идёт от левой. Гол, когда ваша часть не перекрыта.',
    en: 'The goal has five parts. The keeper dives to one of the five, all equally likely, and covers it and its neighbours to the right: a novice one part, a seasoned keeper two, a master three, a legend four; beyond the right post the count goes on from the left. It is a goal when your part is not covered.',
  },
  'penalty.rules.same': {
    uk: 'Куди бити — однаково: шанс залежить лише від воротаря.',
    ru: 'Куда бить — всё равно: шанс зависит только от вратаря.',
    en: 'Where you aim makes no difference: the chance depends on the keeper alone.',
  },
})
