import { defineTexts } from '#kernel/i18n/texts.ts'

/** Texts of every list: loading, load more, failed. The text of an empty list belongs to its slice. */
export const texts = defineTexts({
  'list.loading': { uk: 'Завантажуємо список', ru: 'Загружаем список', en: 'Loading the list' },
  'list.failed': { uk: 'Список не завантажився', ru: 'Список не загрузился', en: 'The list didn’t load' },
  'list.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'list.more': { uk: 'Показати ще', ru: 'Показать ещё', en: 'Show more' },
  'list.shown': { uk: 'Показано {shown} з {total}', ru: 'Показано {shown} из {total}', en: 'Showing {shown} of {total}' },
})
