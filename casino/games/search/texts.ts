import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'games-search.heading': { uk: 'Пошук ігор', ru: 'Поиск игр', en: 'Search games' },
  'games-search.label': { uk: 'Назва, провайдер або тема', ru: 'Название, провайдер или тема', en: 'Name, provider or theme' },
  'games-search.hint': {
    uk: 'Пишіть як зручно: «козак», «kozak» чи навіть «rjpfr»',
    ru: 'Пишите как удобно: «казак», «kazak» или даже «rfpfr»',
    en: 'Type it your way: “cossack”, “kozak”, typos and all',
  },
  'games-search.clear': { uk: 'Очистити поле', ru: 'Очистить поле', en: 'Clear the field' },
  'games-search.recent': { uk: 'Ви шукали', ru: 'Вы искали', en: 'Recent searches' },
  'games-search.forget': { uk: 'Очистити список', ru: 'Очистить список', en: 'Clear list' },
  'games-search.popular': { uk: 'Популярні ігри', ru: 'Популярные игры', en: 'Popular games' },
  'games-search.suggested': { uk: 'Спробуйте ці ігри', ru: 'Попробуйте эти игры', en: 'Try these games' },
  'games-search.found': {
    uk: 'Знайдено {count, plural, one {# гру} few {# гри} many {# ігор} other {# гри}}',
    ru: 'Найдено: {count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
    en: '{count, plural, one {# game} other {# games}} found',
  },
  'games-search.nothing': { uk: 'За запитом «{name}» нічого немає', ru: 'По запросу «{name}» ничего нет', en: 'Nothing for “{name}”' },
  'games-search.nothing-text': {
    uk: 'Перевірте назву або оберіть щось із цих ігор.',
    ru: 'Проверьте название или выберите что-нибудь из этих игр.',
    en: 'Check the name, or pick one of these games.',
  },
  'games-search.failed': {
    uk: 'Пошук не відповідає. Перевірте з’єднання й спробуйте ще раз.',
    ru: 'Поиск не отвечает. Проверьте соединение и попробуйте ещё раз.',
    en: 'Search isn’t responding. Check your connection and try again.',
  },
  'games-search.demo': { uk: 'Демо', ru: 'Демо', en: 'Demo' },
  'games-search.demo-title': { uk: 'Демо: {title}', ru: 'Демо: {title}', en: 'Demo of {title}' },
})
