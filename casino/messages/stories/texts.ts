import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'story-unknown': {
    uk: 'Цієї історії вже немає. Оновіть сторінку.',
    ru: 'Этой истории уже нет. Обновите страницу.',
    en: 'This story is no longer here. Reload the page.',
  },
  'stories.heading': { uk: 'Історії', ru: 'Истории', en: 'Stories' },
  'stories.open': { uk: '{name}: нове', ru: '{name}: новое', en: '{name}: new' },
  'stories.open-viewed': { uk: '{name}: переглянуто', ru: '{name}: просмотрено', en: '{name}: viewed' },
  'stories.more': { uk: 'Ще', ru: 'Ещё', en: 'More' },
  'stories.row-back': { uk: 'Назад', ru: 'Назад', en: 'Back' },
  'stories.row-forward': { uk: 'Далі', ru: 'Дальше', en: 'Forward' },
  'stories.loading': { uk: 'Історії завантажуються', ru: 'Истории загружаются', en: 'Loading stories' },
  'stories.none': { uk: 'Історій зараз немає', ru: 'Историй сейчас нет', en: 'There are no stories now' },
  'stories.none-text': {
    uk: 'Щойно з’явиться нова, вона буде на головній сторінці.',
    ru: 'Как только появится новая, она будет на главной странице.',
    en: 'When there is a new one, you will find it on the home page.',
  },
  'stories.close': { uk: 'Закрити', ru: 'Закрыть', en: 'Close' },
  'stories.place': { uk: '{number} з {count}', ru: '{number} из {count}', en: '{number} of {count}' },
  'stories.previous': { uk: 'Попередня історія', ru: 'Предыдущая история', en: 'Previous story' },
  'stories.next': { uk: 'Наступна історія', ru: 'Следующая история', en: 'Next story' },
  'stories.finish': { uk: 'Завершити перегляд', ru: 'Завершить просмотр', en: 'Finish' },
  'stories.pause': { uk: 'Зупинити', ru: 'Остановить', en: 'Pause' },
  'stories.play': { uk: 'Продовжити', ru: 'Продолжить', en: 'Resume' },
  'stories.like': { uk: 'Подобається: {count}', ru: 'Нравится: {count}', en: 'Like: {count}' },
})
