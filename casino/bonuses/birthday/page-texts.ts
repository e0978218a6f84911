import { defineTexts } from '#kernel/i18n/texts.ts'

export const pageTexts = defineTexts({
  'birthday.title': { uk: 'З днем народження!', ru: 'С днём рождения!', en: 'Happy birthday!' },
  'birthday.text': {
    uk: 'Даруємо {amount} бонусних грошей. Поповнення не потрібне, умови — нижче.',
    ru: 'Дарим {amount} бонусных денег. Пополнение не нужно, условия — ниже.',
    en: 'Here’s {amount} of bonus money from us. No deposit needed; the terms are below.',
  },
  'birthday.till': { uk: 'Подарунок чекає до {moment}', ru: 'Подарок ждёт до {moment}', en: 'Your gift waits until {moment}' },
  'birthday.take': { uk: 'Узяти подарунок', ru: 'Взять подарок', en: 'Take the gift' },
  'birthday.cancel': { uk: 'Цього року не треба', ru: 'В этом году не нужно', en: 'Not this year' },
  'birthday.taken': { uk: 'Подарунок ваш', ru: 'Подарок ваш', en: 'The gift is yours' },
  'birthday.taken.text': { uk: 'Він на сторінці бонусів.', ru: 'Он на странице бонусов.', en: 'It’s on the bonuses page.' },
  'birthday.cancelled': {
    uk: 'Цього року подарунка не буде. До наступного дня народження!',
    ru: 'В этом году подарка не будет. До следующего дня рождения!',
    en: 'No gift this year. See you on your next birthday!',
  },
  'birthday.none.title': { uk: 'Подарунок до дня народження', ru: 'Подарок ко дню рождения', en: 'A gift for your birthday' },
  'birthday.none.text': {
    uk: 'За три дні до дня народження тут з’явиться бонус і чекатиме ще три дні після нього. Потрібна дата народження у профілі й рахунок, якому є місяць.',
    ru: 'За три дня до дня рождения здесь появится бонус и будет ждать ещё три дня после него. Нужна дата рождения в профиле и счёт, которому есть месяц.',
    en: 'A bonus appears here three days before your birthday and waits three more days after it. Your date of birth must be in your profile, and your account a month old.',
  },
  'birthday.none.profile': { uk: 'До профілю', ru: 'В профиль', en: 'Go to profile' },
  'birthday.close': { uk: 'Закрити', ru: 'Закрыть', en: 'Close' },
})
