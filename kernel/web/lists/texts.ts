import { defineTexts } from '#kernel/i18n/texts.ts'

/** What every list says while it loads, goes on, or did not come. What an empty one says is its slice's. */
export const texts = defineTexts({
  'list.loading': { uk: 'Завантажуємо список', ru: 'Загружаем список', en: 'Loading the list' },
  'list.failed': { uk: 'Список не завантажився', ru: 'Список не загрузился', en: 'The list didn’t load' },
  'list.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'list.more': { uk: 'Показати ще', ru: 'Показать ещё', en: 'Show more' },
  'list.shown': { uk: 'Показано {shown} з {total}', ru: 'Показано {shown} из {total}', en: 'Showing {shown} of {total}' },
})
