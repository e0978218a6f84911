import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'profile-name-invalid': {
    uk: 'Введіть ім’я так, як у документі: літери, апостроф, дефіс, до 60 символів.',
    ru: 'Введите имя так, как в документе: буквы, апостроф, дефис, до 60 символов.',
    en: 'Enter your name as on your ID: letters, apostrophes and hyphens, up to 60 characters.',
  },
  'profile-birth-date-invalid': {
    uk: 'Перевірте дату народження: такого дня не може бути.',
    ru: 'Проверьте дату рождения: такого дня не может быть.',
    en: 'Check your date of birth: that date can’t be right.',
  },
  'profile-too-young': {
    uk: 'За цією датою вам ще не можна грати. Якщо ви помилилися, виправте її.',
    ru: 'По этой дате вам ещё нельзя играть. Если вы ошиблись, исправьте её.',
    en: 'According to this date you’re too young to play. If it’s a typo, correct it.',
  },
  'profile-region-unknown': {
    uk: 'Такого регіону немає. Оберіть зі списку.',
    ru: 'Такого региона нет. Выберите из списка.',
    en: 'Choose a region from the list.',
  },
  'profile-city-invalid': { uk: 'Місто: до 80 символів.', ru: 'Город: до 80 символов.', en: 'City can’t be longer than 80 characters.' },
  'profile-address-invalid': {
    uk: 'Адреса: до 200 символів.',
    ru: 'Адрес: до 200 символов.',
    en: 'Address can’t be longer than 200 characters.',
  },
  'profile-field-verified': {
    uk: 'Це підтверджено документом{support, select, none {, тож змінити не можна} other {. Щоб змінити, напишіть на {support}}}.',
    ru: 'Это подтверждено документом{support, select, none {, поэтому изменить нельзя} other {. Чтобы изменить, напишите на {support}}}.',
    en: 'This is verified by your document{support, select, none { and can’t be changed} other {. Write to {support} to change it}}.',
  },
  'profile-field-in-review': {
    uk: 'Ми саме звіряємо це з вашим документом. Змінити можна буде після перевірки.',
    ru: 'Мы как раз сверяем это с вашим документом. Изменить можно будет после проверки.',
    en: 'We’re checking this against your document right now. You can change it once that’s done.',
  },
  'profile-currency-unknown': {
    uk: 'Такої валюти в нас немає. Оберіть зі списку.',
    ru: 'Такой валюты у нас нет. Выберите из списка.',
    en: 'This currency isn’t available. Choose one from the list.',
  },
  'inn-invalid': {
    uk: 'Перевірте номер: десь хибна цифра.',
    ru: 'Проверьте номер: где-то неверная цифра.',
    en: 'Check the number: it looks like there’s a typo.',
  },
  'inn-other-birth-date': {
    uk: 'Номер не відповідає даті народження у вашому профілі. Виправте те, де помилка.',
    ru: 'Номер не соответствует дате рождения в вашем профиле. Исправьте то, где ошибка.',
    en: 'This number doesn’t match the date of birth in your profile. Check them both.',
  },
  'inn-taken': {
    uk: 'Цей номер не вдалося прив’язати. {support, select, none {Перевірте, чи немає в ньому помилки.} other {Напишіть на {support}, і ми розберемося.}}',
    ru: 'Этот номер не удалось привязать. {support, select, none {Проверьте, нет ли в нём ошибки.} other {Напишите на {support}, и мы разберёмся.}}',
    en: 'We couldn’t link this number. {support, select, none {Check it for a mistake.} other {Write to {support} and we’ll sort it out.}}',
  },
  'inn-stored': {
    uk: 'Номер уже збережено{support, select, none {, змінити його не можна} other {. Якщо в ньому помилка, напишіть на {support}}}.',
    ru: 'Номер уже сохранён{support, select, none {, изменить его нельзя} other {. Если в нём ошибка, напишите на {support}}}.',
    en: 'Your tax number is already saved{support, select, none { and can’t be changed} other {. If it’s wrong, write to {support}}}.',
  },
  'document-type-unknown': {
    uk: 'Спершу оберіть, що це за документ.',
    ru: 'Сначала выберите, что это за документ.',
    en: 'Choose the document type first.',
  },
  'document-missing': { uk: 'Додайте фото документа.', ru: 'Добавьте фото документа.', en: 'Add a photo of the document.' },
  'document-no-picture': {
    uk: 'Це не схоже на фото. Надішліть JPEG, PNG або WebP.',
    ru: 'Это не похоже на фото. Отправьте JPEG, PNG или WebP.',
    en: 'This file isn’t a photo. Send a JPEG, PNG or WebP.',
  },
  'document-too-small': {
    uk: 'Фото замале, текст не прочитати. Зробіть більше, від 300 пікселів з кожного боку.',
    ru: 'Фото слишком маленькое, текст не прочитать. Сделайте крупнее, от 300 пикселей с каждой стороны.',
    en: 'The photo is too small to read. It should be at least 300 pixels on each side.',
  },
  'document-too-large': {
    uk: 'У фото забагато пікселів. Надішліть менше, до 40 мегапікселів.',
    ru: 'В фото слишком много пикселей. Отправьте меньше, до 40 мегапикселей.',
    en: 'The photo is too large. Send one of up to 40 megapixels.',
  },
  'documents-wait': {
    uk: 'Кілька ваших документів уже чекають на перевірку. Дочекайтеся відповіді, а тоді надсилайте нові.',
    ru: 'Несколько ваших документов уже ждут проверки. Дождитесь ответа, а затем отправляйте новые.',
    en: 'We’re still checking the documents you’ve sent. Please send more once that’s done.',
  },
  'document-unknown': { uk: 'Такого документа немає.', ru: 'Такого документа нет.', en: 'This document doesn’t exist.' },
  'document-unread': {
    uk: 'Документ, що посвідчує особу, підтверджують разом з іменем, прізвищем і датою народження, які в ньому стоять.',
    ru: 'Документ, удостоверяющий личность, подтверждают вместе с именем, фамилией и датой рождения, которые в нём стоят.',
    en: 'An identity document is approved with the first name, last name and birth date that stand in it.',
  },
  'document-other-person': {
    uk: 'У профілі гравця не те ім’я чи дата народження, що в документі, або їх там немає.',
    ru: 'В профиле игрока не то имя или дата рождения, что в документе, или их там нет.',
    en: 'The player’s profile has another name or birth date than the document, or none.',
  },
  'document-decided': {
    uk: 'Цей документ уже перевірено.',
    ru: 'Этот документ уже проверен.',
    en: 'This document has already been reviewed.',
  },
  'contact-unconfirmed': {
    uk: 'Спершу підтвердьте e-mail або телефон: без цього захистити акаунт не можна.',
    ru: 'Сначала подтвердите e-mail или телефон: без этого защитить аккаунт нельзя.',
    en: 'Confirm your email or phone first: we can’t protect your account without it.',
  },
})
