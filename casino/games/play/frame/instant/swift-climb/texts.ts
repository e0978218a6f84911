import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'climb.target': { uk: 'Ціль', ru: 'Цель', en: 'Target' },
  'climb.told': { uk: 'Стриж піднявся на {height}', ru: 'Стриж поднялся на {height}', en: 'The swift rose to {height}' },
  'climb.rules.how': {
    uk: 'Оберіть висоту-ціль. Стриж злітає на випадкову висоту; якщо вона не нижча за ціль, раунд платить множник цілі. Вище за ціль не платить більше.',
    ru: 'Выберите высоту-цель. Стриж взлетает на случайную высоту; если она не ниже цели, раунд платит множитель цели. Выше цели больше не платит.',
    en: 'Choose a target height. The swift rises to a random height; if that is not below your target, the round pays the target’s multiple. Flying higher pays no more.',
  },
  'climb.rules.draw': {
    uk: 'Висота — це 49 500, поділені на випадкове число від 1 до 50 000. Тому кожна ціль повертає однаково, 99 %, і змінюється лише розмах.',
    ru: 'Высота — это 49 500, делённые на случайное число от 1 до 50 000. Поэтому каждая цель возвращает одинаково, 99 %, и меняется лишь размах.',
    en: 'The height is 49,500 divided by a random number from 1 to 50,000. So every target returns the same 99%, and only the swing differs.',
  },
})
