import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the page of star drops says. */
export const pageTexts = defineTexts({
  'star-drops.heading': { uk: 'Зорепад', ru: 'Звездопад', en: 'Star drops' },
  'star-drops.until': { uk: 'Триває до {end}', ru: 'Идёт до {end}', en: 'On until {end}' },
  'star-drops.from': { uk: 'Почнеться {start}', ru: 'Начнётся {start}', en: 'Begins {start}' },
  'star-drops.your-stars': { uk: 'Ваші зірки', ru: 'Ваши звёзды', en: 'Your stars' },
  'star-drops.stars': {
    uk: '{count, plural, one {# зірка} few {# зірки} many {# зірок} other {# зірки}}',
    ru: '{count, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
    en: '{count, plural, one {# star} other {# stars}}',
  },
  'star-drops.for-stars': {
    uk: '{count, plural, one {# зірку} few {# зірки} many {# зірок} other {# зірки}}',
    ru: '{count, plural, one {# звезду} few {# звезды} many {# звёзд} other {# звезды}}',
    en: '{count, plural, one {# star} other {# stars}}',
  },
  'star-drops.to-stars': { uk: 'За що дають зірки', ru: 'За что дают звёзды', en: 'What brings stars' },
  'star-drops.today': {
    uk: 'Щодня наново, і більше за ці зірки за день не буває. Вони надходять самі.',
    ru: 'Каждый день заново, и больше этих звёзд за день не бывает. Они приходят сами.',
    en: 'Anew each day, and no day brings more than these. They come by themselves.',
  },
  'star-drops.odds': { uk: 'Шанси й призи', ru: 'Шансы и призы', en: 'Odds and prizes' },
  'star-drops.wheel': { uk: 'Колесо', ru: 'Колесо', en: 'Wheel' },
  'star-drops.wheel.try': { uk: 'Крутити за {cost}', ru: 'Вращать за {cost}', en: 'Spin for {cost}' },
  'star-drops.lootbox': { uk: 'Зоряна скриня', ru: 'Звёздный сундук', en: 'Star box' },
  'star-drops.lootbox.try': { uk: 'Відкрити за {cost}', ru: 'Открыть за {cost}', en: 'Open for {cost}' },
  'star-drops.sphere': { uk: 'Сфера', ru: 'Сфера', en: 'Sphere' },
  'star-drops.sphere.try': { uk: 'Запитати за {cost}', ru: 'Спросить за {cost}', en: 'Ask for {cost}' },
  'star-drops.sphere.last': {
    uk: 'Минулого разу сфера показала: {prize}',
    ru: 'В прошлый раз сфера показала: {prize}',
    en: 'Last time the sphere showed: {prize}',
  },
  'star-drops.sphere.dark': {
    uk: 'Сфера ще нічого вам не показувала. Що покаже — те ваше.',
    ru: 'Сфера ещё ничего вам не показывала. Что покажет — то ваше.',
    en: 'The sphere hasn’t shown you anything yet. What it shows is yours.',
  },
  'star-drops.shop': { uk: 'Крамниця зірок', ru: 'Лавка звёзд', en: 'Star shop' },
  'star-drops.shop.text': {
    uk: 'Тут усе без випадку: що написано, те й ваше. Кожного — по одному.',
    ru: 'Здесь всё без случая: что написано, то и ваше. Каждого — по одному.',
    en: 'No chance here: what it says is what you get. One of each for everybody.',
  },
  'star-drops.shop.left': {
    uk: 'лишилося {left, number} з {stock, number}',
    ru: 'осталось {left, number} из {stock, number}',
    en: '{left, number} of {stock, number} left',
  },
  'star-drops.shop.take': { uk: 'Взяти', ru: 'Взять', en: 'Take' },
  'star-drops.shop.take-of': {
    uk: 'Взяти «{prize}» за {cost}',
    ru: 'Взять «{prize}» за {cost}',
    en: 'Take “{prize}” for {cost}',
  },
  'star-drops.shop.had': { uk: 'Вже ваше', ru: 'Уже ваше', en: 'Yours already' },
  'star-drops.shop.gone': { uk: 'Розібрали', ru: 'Разобрали', en: 'All gone' },
  'star-drops.won': { uk: 'Ваше: {prize}', ru: 'Ваше: {prize}', en: 'Yours: {prize}' },
  'star-drops.won.where': {
    uk: 'Гроші вже у вас, решту видно у ваших призах.',
    ru: 'Деньги уже у вас, остальное видно в ваших призах.',
    en: 'Money is with you already; the rest is among your prizes.',
  },
  'star-drops.rules': { uk: 'Як це влаштовано', ru: 'Как это устроено', en: 'How it works' },
  'star-drops.rules.stars': {
    uk: 'Зірки дають за зіграні раунди, хай що вони принесли. Їх не купують, не виводять, і вони не згорають.',
    ru: 'Звёзды дают за сыгранные раунды, что бы те ни принесли. Их не покупают, не выводят, и они не сгорают.',
    en: 'Stars come for rounds that are played, whatever these brought. They can’t be bought or withdrawn, and they don’t expire.',
  },
  'star-drops.rules.funded': {
    uk: 'Усі призи вже відкладено. Що не роздадуть до кінця, повернеться до казино.',
    ru: 'Все призы уже отложены. Что не раздадут до конца, вернётся в казино.',
    en: 'Every prize is already set aside. What isn’t given by the end goes back to the house.',
  },
  'star-drops.rules.fair': {
    uk: 'Що випаде, визначає ключ, хеш якого опубліковано до початку. За кодом під призом кожен це перевірить.',
    ru: 'Что выпадет, определяет ключ, хеш которого опубликован до начала. По коду под призом это проверит каждый.',
    en: 'A key decides what comes up, and its hash was published before the start. By the code under a prize anybody can check it.',
  },
  'star-drops.rules.check': { uk: 'Перевірити чесність', ru: 'Проверить честность', en: 'Check the fairness' },
  'star-drops.prizes': { uk: 'Ваші призи', ru: 'Ваши призы', en: 'Your prizes' },
  'star-drops.register': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'star-drops.guest': {
    uk: 'Зірки збирають ті, хто має рахунок. Подивитися можна й так.',
    ru: 'Звёзды собирают те, у кого есть счёт. Посмотреть можно и так.',
    en: 'Stars are for those with an account. Looking around is free.',
  },
  'star-drops.none.heading': { uk: 'Зараз зорепаду немає', ru: 'Сейчас звездопада нет', en: 'No star drops are on' },
  'star-drops.none.text': {
    uk: 'Щойно почнеться наступний, він буде тут. Ваші зірки лишаються вашими.',
    ru: 'Как только начнётся следующий, он будет здесь. Ваши звёзды остаются вашими.',
    en: 'The next ones will be here as soon as they begin. Your stars stay yours.',
  },
})
