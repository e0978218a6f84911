import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'comment-game-unknown': {
    uk: 'Такої гри в нас немає. Можливо, її прибрали: оновіть сторінку.',
    ru: 'Такой игры у нас нет. Возможно, её убрали: обновите страницу.',
    en: 'We have no such game. It may have been removed: reload the page.',
  },
  'comment-unknown': {
    uk: 'Цього відгуку вже немає. Оновіть сторінку.',
    ru: 'Этого отзыва уже нет. Обновите страницу.',
    en: 'This comment is no longer here. Reload the page.',
  },
  'comment-own': {
    uk: 'Це ваш відгук: його можна змінити або видалити.',
    ru: 'Это ваш отзыв: его можно изменить или удалить.',
    en: 'This comment is yours: you can change it or delete it.',
  },
  'comment-not-played': {
    uk: 'Відгук може лишити той, хто грав у цю гру. Достатньо одного раунду, також у демо, якщо воно в неї є.',
    ru: 'Отзыв может оставить тот, кто играл в эту игру. Достаточно одного раунда, в том числе в демо, если оно у неё есть.',
    en: 'Only people who have played this game can comment on it. One round is enough, also of the demo if it has one.',
  },
  'comment-empty': {
    uk: 'Напишіть хоча б кілька слів.',
    ru: 'Напишите хотя бы несколько слов.',
    en: 'Write at least a few words.',
  },
  'comment-invisible': {
    uk: 'У тексті є невидимі символи. Видаліть їх або наберіть текст заново.',
    ru: 'В тексте есть невидимые символы. Удалите их или наберите текст заново.',
    en: 'The text has invisible characters in it. Remove them or type the text again.',
  },
  'comment-markup': {
    uk: 'Розмітка тут не працює. Лишіть звичайний текст.',
    ru: 'Разметка здесь не работает. Оставьте обычный текст.',
    en: 'Markup doesn’t work here. Leave plain text.',
  },
  'comment-link': {
    uk: 'Посилання, адреси й телефони у відгуках не публікуємо. Приберіть їх.',
    ru: 'Ссылки, адреса и телефоны в отзывах не публикуем. Уберите их.',
    en: 'We don’t publish links, addresses or phone numbers in comments. Remove them.',
  },
  'comment-lookalikes': {
    uk: 'В одному слові змішано літери різних абеток. Наберіть його однією.',
    ru: 'В одном слове смешаны буквы разных алфавитов. Наберите его одним.',
    en: 'A word mixes letters of different alphabets. Type it in one.',
  },
  'comment-flood': {
    uk: 'Забагато повторів або великих літер. Напишіть спокійніше.',
    ru: 'Слишком много повторов или заглавных букв. Напишите спокойнее.',
    en: 'Too many repetitions or capital letters. Write it more calmly.',
  },
  'comment-words': {
    uk: 'Без лайки й образ, будь ласка. Перепишіть відгук.',
    ru: 'Без ругани и оскорблений, пожалуйста. Перепишите отзыв.',
    en: 'No swearing or insults, please. Rewrite the comment.',
  },
  'comment-is-hidden': {
    uk: 'Ваш відгук про цю гру приховано, тож змінити його не можна.{support, select, none {} other { Якщо це помилка, напишіть на {support}.}}',
    ru: 'Ваш отзыв об этой игре скрыт, поэтому изменить его нельзя.{support, select, none {} other { Если это ошибка, напишите на {support}.}}',
    en: 'Your comment on this game is hidden, so you can’t change it.{support, select, none {} other { If that is a mistake, write to {support}.}}',
  },
  'comments.heading': { uk: 'Відгуки', ru: 'Отзывы', en: 'Comments' },
  'comments.count': {
    uk: '{count, plural, one {# відгук} few {# відгуки} many {# відгуків} other {# відгуку}}',
    ru: '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}',
    en: '{count, plural, one {# comment} other {# comments}}',
  },
  'comments.stars': {
    uk: '{count, plural, one {# зірка} few {# зірки} many {# зірок} other {# зірки}} з 5',
    ru: '{count, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}} из 5',
    en: '{count, plural, one {# star} other {# stars}} out of 5',
  },
  'comments.empty': {
    uk: 'Відгуків поки немає. Зіграйте раунд, хоч у демо, і напишіть перший.',
    ru: 'Отзывов пока нет. Сыграйте раунд, хоть в демо, и напишите первый.',
    en: 'No comments yet. Play a round, in the demo if you like, and write the first one.',
  },
  'comments.write': { uk: 'Написати відгук', ru: 'Написать отзыв', en: 'Write a comment' },
  'comments.change': { uk: 'Змінити мій відгук', ru: 'Изменить мой отзыв', en: 'Change my comment' },
  'comments.only-played': {
    uk: 'Відгук може лишити той, хто грав. Достатньо раунду в демо.',
    ru: 'Отзыв может оставить тот, кто играл. Достаточно раунда в демо.',
    en: 'Comments are for people who have played. A round of the demo is enough.',
  },
  'comments.sign-in': { uk: 'Увійти, щоб написати', ru: 'Войти, чтобы написать', en: 'Log in to comment' },
  'comments.rating': { uk: 'Ваша оцінка', ru: 'Ваша оценка', en: 'Your rating' },
  'comments.text': { uk: 'Що сподобалося, а що ні', ru: 'Что понравилось, а что нет', en: 'What you liked and what you didn’t' },
  'comments.text-hint': {
    uk: 'До 600 знаків. Без посилань і контактів.',
    ru: 'До 600 знаков. Без ссылок и контактов.',
    en: 'Up to 600 characters. No links or contacts.',
  },
  'comments.publish': { uk: 'Опублікувати', ru: 'Опубликовать', en: 'Publish' },
  'comments.cancel': { uk: 'Скасувати', ru: 'Отменить', en: 'Cancel' },
  'comments.published': { uk: 'Відгук опубліковано', ru: 'Отзыв опубликован', en: 'Your comment is published' },
  'comments.remove': { uk: 'Видалити', ru: 'Удалить', en: 'Delete' },
  'comments.removed': { uk: 'Відгук видалено', ru: 'Отзыв удалён', en: 'Your comment is deleted' },
  'comments.yours': { uk: 'Ваш відгук', ru: 'Ваш отзыв', en: 'Your comment' },
  'comments.like-of': { uk: 'Корисний відгук: {login}', ru: 'Полезный отзыв: {login}', en: 'Useful comment by {login}' },
  'comments.report': { uk: 'Поскаржитися', ru: 'Пожаловаться', en: 'Report' },
  'comments.report-of': {
    uk: 'Поскаржитися на відгук: {login}',
    ru: 'Пожаловаться на отзыв: {login}',
    en: 'Report the comment by {login}',
  },
  'comments.report.abuse': { uk: 'Образи', ru: 'Оскорбления', en: 'Abuse' },
  'comments.report.spam': { uk: 'Реклама', ru: 'Реклама', en: 'Advertising' },
  'comments.report.personal': { uk: 'Особисті дані', ru: 'Личные данные', en: 'Personal data' },
  'comments.report.other': { uk: 'Інше', ru: 'Другое', en: 'Something else' },
  'comments.reported': {
    uk: 'Дякуємо. Відгук перегляне людина.',
    ru: 'Спасибо. Отзыв просмотрит человек.',
    en: 'Thank you. A person will look at the comment.',
  },
  'comments.held': {
    uk: 'На ваш відгук поскаржилися. Поки людина його не перегляне, його бачите лише ви.',
    ru: 'На ваш отзыв пожаловались. Пока человек его не просмотрит, его видите только вы.',
    en: 'Your comment was reported. Until a person has looked at it, only you can see it.',
  },
  'comments.hidden': {
    uk: 'Ваш відгук приховано: він порушує правила спілкування.',
    ru: 'Ваш отзыв скрыт: он нарушает правила общения.',
    en: 'Your comment is hidden: it breaks the rules of conversation.',
  },
})
