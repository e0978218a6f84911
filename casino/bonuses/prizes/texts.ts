import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'prizes.tab': { uk: 'Призи', ru: 'Призы', en: 'Prizes' },
  'prizes.list': { uk: 'Ваші призи', ru: 'Ваши призы', en: 'Your prizes' },
  'prizes.hide': { uk: 'Прибрати зі списку', ru: 'Убрать из списка', en: 'Remove from the list' },
  'prizes.more': { uk: 'Показати ще', ru: 'Показать ещё', en: 'Show more' },
  'prizes.empty.heading': { uk: 'Тут будуть ваші призи', ru: 'Здесь будут ваши призы', en: 'Your prizes will be here' },
  'prizes.empty.text': {
    uk: 'Приз за гонку зараховується одразу після її завершення, без відіграшу.',
    ru: 'Приз за гонку зачисляется сразу после её завершения, без отыгрыша.',
    en: 'A race prize is credited as soon as the race ends, with no wagering.',
  },
  'prizes.empty.action': { uk: 'До гонок', ru: 'К гонкам', en: 'See the races' },
  'prizes.failed.heading': { uk: 'Не вдалося завантажити призи', ru: 'Не удалось загрузить призы', en: 'We couldn’t load your prizes' },
  'prizes.failed.text': {
    uk: 'Перевірте з’єднання й спробуйте ще раз.',
    ru: 'Проверьте соединение и попробуйте ещё раз.',
    en: 'Check your connection and try again.',
  },
  'prizes.retry': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'prizes-prize-unknown': {
    uk: 'Такого призу у вас немає. Оновіть сторінку.',
    ru: 'Такого приза у вас нет. Обновите страницу.',
    en: 'You have no such prize. Reload the page.',
  },
})
