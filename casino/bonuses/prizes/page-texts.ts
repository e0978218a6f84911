import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the bonuses page says. */
export const pageTexts = defineTexts({
  'bonuses.heading': { uk: 'Бонуси', ru: 'Бонусы', en: 'Bonuses' },
  'bonuses.tab.casino': { uk: 'Казино', ru: 'Казино', en: 'Casino' },
  'bonuses.tab.sport': { uk: 'Спорт', ru: 'Спорт', en: 'Sport' },
  'bonuses.tabs': { uk: 'Види бонусів', ru: 'Виды бонусов', en: 'Bonus types' },
  'bonuses.empty.heading': { uk: 'Зараз бонусів немає', ru: 'Сейчас бонусов нет', en: 'No bonuses right now' },
  'bonuses.empty.text': {
    uk: 'Коли для вас з’явиться бонус, він буде тут разом з умовами, сумою відіграшу й строком. Грати можна й без нього.',
    ru: 'Когда для вас появится бонус, он будет здесь — вместе с условиями, суммой отыгрыша и сроком. Играть можно и без него.',
    en: 'When you get a bonus, you’ll find it here with its terms, wagering and deadline. You can play without one too.',
  },
  'bonuses.empty.action': { uk: 'До ігор', ru: 'К играм', en: 'Go to games' },
})
