import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'menu.games': { uk: 'Казино', ru: 'Казино', en: 'Casino' },
  'menu.all-slots': { uk: 'Усі слоти', ru: 'Все слоты', en: 'All slots' },
  'menu.sport': { uk: 'Спорт', ru: 'Спорт', en: 'Sport' },
  'menu.races': { uk: 'Гонки', ru: 'Гонки', en: 'Races' },
  'menu.tournaments': { uk: 'Турніри', ru: 'Турниры', en: 'Tournaments' },
  'menu.jackpots': { uk: 'Джекпоти', ru: 'Джекпоты', en: 'Jackpots' },
  'menu.bonuses': { uk: 'Бонуси', ru: 'Бонусы', en: 'Bonuses' },
  'menu.lottery': { uk: 'Лотерея', ru: 'Лотерея', en: 'Lottery' },
  'menu.vip': { uk: 'VIP-програма', ru: 'VIP-программа', en: 'VIP programme' },
  'menu.around-the-world': { uk: 'Навколо світу', ru: 'Вокруг света', en: 'Around the world' },
  'menu.fairness': { uk: 'Чесність', ru: 'Честность', en: 'Fairness' },
  'menu.responsible-play': { uk: 'Безпечна гра', ru: 'Безопасная игра', en: 'Safe play' },
})
