import { defineTexts } from '#kernel/i18n/texts.ts'

/** What stands on and around the dial. */
export const texts = defineTexts({
  'needle.side': { uk: 'Де зупиниться стрілка', ru: 'Где остановится стрелка', en: 'Where the needle stops' },
  'needle.under': { uk: 'Нижче {bound}', ru: 'Ниже {bound}', en: 'Under {bound}' },
  'needle.over': { uk: 'Вище {bound}', ru: 'Выше {bound}', en: 'Over {bound}' },
  'needle.mark': { uk: 'Позначка: шанс і виплата', ru: 'Отметка: шанс и выплата', en: 'Mark: chance and payout' },
  'needle.marks': { uk: 'Готові множники', ru: 'Готовые множители', en: 'Preset multipliers' },
  'needle.value': {
    uk: 'шанс {chance}, множник {multiple}',
    ru: 'шанс {chance}, множитель {multiple}',
    en: 'chance {chance}, pays {multiple}',
  },
  'needle.chance': { uk: 'Шанс', ru: 'Шанс', en: 'Chance' },
  'needle.multiple': { uk: 'Множник', ru: 'Множитель', en: 'Pays' },
  'needle.told': { uk: 'Стрілка на {number}', ru: 'Стрелка на {number}', en: 'The needle is at {number}' },
  'needle.rules.how': {
    uk: 'Стрілка зупиняється на одному з 10 000 чисел від {least} до {most}, усі вони рівноймовірні. Оберіть позначку й бік. Саме число позначки не виграє.',
    ru: 'Стрелка останавливается на одном из 10 000 чисел от {least} до {most}, все они равновероятны. Выберите отметку и сторону. Само число отметки не выигрывает.',
    en: 'The needle stops at one of 10,000 numbers from {least} to {most}, all of them equally likely. Choose a mark and a side. The number of the mark itself does not win.',
  },
  'needle.rules.same': {
    uk: 'Множник — це {rtp}, поділені на шанс, і він ніколи не заокруглюється. Позначок {count}, і всі вони повертають однаково; різниться лише розмах.',
    ru: 'Множитель — это {rtp}, делённые на шанс, и он никогда не округляется. Отметок {count}, и все они возвращают одинаково; отличается лишь размах.',
    en: 'A multiplier is {rtp} divided by the chance, and it is never rounded. There are {count} marks and all of them return the same; only the swing differs.',
  },
})
