import { defineTexts } from '#kernel/i18n/texts.ts'

/** Texts of the chats. Refusal codes are keys. */
export const texts = defineTexts({
  'chat-room-unknown': {
    uk: 'Такого столу немає. Оберіть інший на сторінці ігор наживо.',
    ru: 'Такого стола нет. Выберите другой на странице live-игр.',
    en: 'There is no such table. Choose another one on the page of live games.',
  },
  'chat-empty': { uk: 'Напишіть хоча б слово.', ru: 'Напишите хотя бы слово.', en: 'Write at least a word.' },
  'chat-invisible': {
    uk: 'У тексті є невидимі символи. Видаліть їх або наберіть текст заново.',
    ru: 'В тексте есть невидимые символы. Удалите их или наберите текст заново.',
    en: 'The text has invisible characters in it. Remove them or type the text again.',
  },
  'chat-markup': {
    uk: 'Розмітка тут не працює. Лишіть звичайний текст.',
    ru: 'Разметка здесь не работает. Оставьте обычный текст.',
    en: 'Markup doesn’t work here. Leave plain text.',
  },
  'chat-link': {
    uk: 'Посилання, адреси й телефони в чаті не публікуємо. Приберіть їх.',
    ru: 'Ссылки, адреса и телефоны в чате не публикуем. Уберите их.',
    en: 'Links, addresses and phone numbers are not published in the chat. Remove them.',
  },
  'chat-lookalikes': {
    uk: 'В одному слові змішано літери різних абеток. Наберіть його однією.',
    ru: 'В одном слове смешаны буквы разных алфавитов. Наберите его одним.',
    en: 'A word mixes letters of different alphabets. Type it in one.',
  },
  'chat-flood': {
    uk: 'Забагато повторів або великих літер. Напишіть спокійніше.',
    ru: 'Слишком много повторов или заглавных букв. Напишите спокойнее.',
    en: 'Too many repetitions or capital letters. Write it more calmly.',
  },
  'chat-words': {
    uk: 'Без лайки й образ, будь ласка. Перепишіть повідомлення.',
    ru: 'Без ругани и оскорблений, пожалуйста. Перепишите сообщение.',
    en: 'No swearing or insults, please. Rewrite the message.',
  },
  'chat-closed': {
    uk: 'Чат цього столу зараз зачинено: його можна лише читати.',
    ru: 'Чат этого стола сейчас закрыт: его можно только читать.',
    en: 'The chat of this table is closed now: you can only read it.',
  },
  'chat-play-closed': {
    uk: 'Гра для вас зараз зупинена, тому писати за столом не можна.',
    ru: 'Игра для вас сейчас остановлена, поэтому писать за столом нельзя.',
    en: 'Play is stopped for you now, so you cannot write at a table.',
  },
  'chat-muted': {
    uk: 'Модератор закрив вам чат до {until}. Читати можна й далі.{support, select, none {} other { Якщо це помилка, напишіть на {support}.}}',
    ru: 'Модератор закрыл вам чат до {until}. Читать можно и дальше.{support, select, none {} other { Если это ошибка, напишите на {support}.}}',
    en: 'A moderator has closed the chat for you until {until}. You can still read it.{support, select, none {} other { If that is a mistake, write to {support}.}}',
  },
  'chat-slow': {
    uk: 'Повільний режим: напишіть знову через {seconds} с.',
    ru: 'Медленный режим: напишите снова через {seconds} с.',
    en: 'Slow mode: write again in {seconds} s.',
  },
  'chat-repeated': {
    uk: 'Ви щойно це написали. Повторювати не треба.',
    ru: 'Вы только что это написали. Повторять не нужно.',
    en: 'You have just written that. There is no need to repeat it.',
  },
  'chat-message-unknown': {
    uk: 'Цього повідомлення вже немає.',
    ru: 'Этого сообщения уже нет.',
    en: 'This message is no longer here.',
  },
  'chat-message-own': {
    uk: 'Це ваше повідомлення: поскаржитися на нього не можна.',
    ru: 'Это ваше сообщение: пожаловаться на него нельзя.',
    en: 'This message is yours: you cannot report it.',
  },
  'chat-player-unknown': { uk: 'Такого гравця вже немає.', ru: 'Такого игрока уже нет.', en: 'There is no such player any more.' },
  'chat-ignore-own': {
    uk: 'Власних повідомлень приховати не можна.',
    ru: 'Собственные сообщения скрыть нельзя.',
    en: 'You cannot hide your own messages.',
  },
  'chat-ignored-full': {
    uk: 'Приховано вже 200 гравців. Спершу покажіть когось знову.',
    ru: 'Скрыто уже 200 игроков. Сначала покажите кого-то снова.',
    en: 'You have hidden 200 players already. Show somebody again first.',
  },
  'chat.heading': { uk: 'Чат столу', ru: 'Чат стола', en: 'Table chat' },
  'chat.here': { uk: '{count} за столом', ru: '{count} за столом', en: '{count} here' },
  'chat.loading': { uk: 'Чат завантажується', ru: 'Чат загружается', en: 'The chat is loading' },
  'chat.failed': { uk: 'Чат не відкрився', ru: 'Чат не открылся', en: 'The chat did not open' },
  'chat.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'chat.empty': {
    uk: 'Тут ще ніхто нічого не написав.',
    ru: 'Здесь ещё никто ничего не написал.',
    en: 'Nobody has written anything here yet.',
  },
  'chat.messages': { uk: 'Повідомлення', ru: 'Сообщения', en: 'Messages' },
  'chat.text': { uk: 'Ваше повідомлення', ru: 'Ваше сообщение', en: 'Your message' },
  'chat.hint': {
    uk: 'До 200 знаків, раз на {seconds} с. Без посилань і контактів.',
    ru: 'До 200 знаков, раз в {seconds} с. Без ссылок и контактов.',
    en: 'Up to 200 characters, every {seconds} s. No links or contacts.',
  },
  'chat.send': { uk: 'Надіслати', ru: 'Отправить', en: 'Send' },
  'chat.sign-in': { uk: 'Увійти, щоб писати', ru: 'Войти, чтобы писать', en: 'Sign in to write' },
  'chat.report': { uk: 'Поскаржитися', ru: 'Пожаловаться', en: 'Report' },
  'chat.report-of': { uk: 'Поскаржитися на {login}', ru: 'Пожаловаться на {login}', en: 'Report {login}' },
  'chat.report.abuse': { uk: 'Образи', ru: 'Оскорбления', en: 'Abuse' },
  'chat.report.spam': { uk: 'Реклама', ru: 'Реклама', en: 'Advertising' },
  'chat.report.personal': { uk: 'Особисті дані', ru: 'Личные данные', en: 'Personal data' },
  'chat.report.other': { uk: 'Інше', ru: 'Другое', en: 'Something else' },
  'chat.reported': {
    uk: 'Дякуємо. Повідомлення перегляне людина.',
    ru: 'Спасибо. Сообщение просмотрит человек.',
    en: 'Thank you. A person will look at the message.',
  },
  'chat.hide-of': { uk: 'Приховати {login}', ru: 'Скрыть {login}', en: 'Hide {login}' },
  'chat.hidden': { uk: 'Приховані гравці', ru: 'Скрытые игроки', en: 'Hidden players' },
  'chat.show': { uk: 'Показати знову', ru: 'Показать снова', en: 'Show again' },
  'chat.show-of': { uk: 'Показати {login} знову', ru: 'Показать {login} снова', en: 'Show {login} again' },
})
