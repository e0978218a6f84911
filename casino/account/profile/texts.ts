import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'profile-name-invalid': {
    uk: 'Введіть ім’я так, як у документі: літери, апостроф, дефіс, до 60 символів.',
    ru: 'Введите имя так, как в документе: буквы, апостроф, дефис, до 60 символов.',
    en: 'Enter the name as in your document: letters, apostrophes and hyphens, up to 60 characters.',
  },
  'profile-birth-date-invalid': {
    uk: 'Перевірте дату народження: такого дня не може бути.',
    ru: 'Проверьте дату рождения: такого дня не может быть.',
    en: 'Check the date of birth: it can’t be that day.',
  },
  'profile-too-young': {
    uk: 'За цією датою вам ще не можна грати. Якщо ви помилилися, виправте її.',
    ru: 'По этой дате вам ещё нельзя играть. Если вы ошиблись, исправьте её.',
    en: 'By this date you are too young to play. If it is a mistake, correct it.',
  },
  'profile-region-unknown': {
    uk: 'Такого регіону немає. Оберіть зі списку.',
    ru: 'Такого региона нет. Выберите из списка.',
    en: 'There is no such region. Choose one from the list.',
  },
  'profile-city-invalid': { uk: 'Місто: до 80 символів.', ru: 'Город: до 80 символов.', en: 'City: up to 80 characters.' },
  'profile-address-invalid': { uk: 'Адреса: до 200 символів.', ru: 'Адрес: до 200 символов.', en: 'Address: up to 200 characters.' },
  'profile-field-verified': {
    uk: 'Це підтверджено документом. Змінити може підтримка.',
    ru: 'Это подтверждено документом. Изменить может поддержка.',
    en: 'A document has confirmed this. Support can change it.',
  },
  'profile-currency-unknown': {
    uk: 'Такої валюти в нас немає. Оберіть зі списку.',
    ru: 'Такой валюты у нас нет. Выберите из списка.',
    en: 'We don’t have this currency. Choose one from the list.',
  },
  'currency-changed-lately': {
    uk: 'Ви вже змінювали валюту за останні 30 днів. Зачекайте, поки вони минуть.',
    ru: 'Вы уже меняли валюту за последние 30 дней. Подождите, пока они пройдут.',
    en: 'You have changed the currency within the last 30 days. Please wait until they are over.',
  },
  'inn-invalid': {
    uk: 'Перевірте номер: десь хибна цифра.',
    ru: 'Проверьте номер: где-то неверная цифра.',
    en: 'Check the number: one of its digits is wrong.',
  },
  'inn-other-birth-date': {
    uk: 'Номер не відповідає даті народження у вашому профілі. Виправте те, де помилка.',
    ru: 'Номер не соответствует дате рождения в вашем профиле. Исправьте то, где ошибка.',
    en: 'The number doesn’t match the date of birth in your profile. Correct whichever is wrong.',
  },
  'inn-taken': {
    uk: 'Цей номер не вдалося прив’язати. Напишіть у підтримку, і ми розберемося.',
    ru: 'Этот номер не удалось привязать. Напишите в поддержку, и мы разберёмся.',
    en: 'This number could not be linked. Write to support and we will sort it out.',
  },
  'inn-stored': {
    uk: 'Номер уже збережено. Якщо в ньому помилка, напишіть у підтримку.',
    ru: 'Номер уже сохранён. Если в нём ошибка, напишите в поддержку.',
    en: 'Your number is stored already. If it is wrong, write to support.',
  },
  'document-type-unknown': {
    uk: 'Спершу оберіть, що це за документ.',
    ru: 'Сначала выберите, что это за документ.',
    en: 'Choose first what the document is.',
  },
  'document-missing': { uk: 'Додайте фото документа.', ru: 'Добавьте фото документа.', en: 'Add a photo of the document.' },
  'document-no-picture': {
    uk: 'Це не схоже на фото. Надішліть JPEG, PNG або WebP.',
    ru: 'Это не похоже на фото. Отправьте JPEG, PNG или WebP.',
    en: 'This doesn’t look like a photo. Send a JPEG, PNG or WebP.',
  },
  'document-too-small': {
    uk: 'Фото замале, текст не прочитати. Зробіть більше, від 300 пікселів з кожного боку.',
    ru: 'Фото слишком маленькое, текст не прочитать. Сделайте крупнее, от 300 пикселей с каждой стороны.',
    en: 'The photo is too small to read. Take a larger one, at least 300 pixels a side.',
  },
  'document-too-large': {
    uk: 'У фото забагато пікселів. Надішліть менше, до 40 мегапікселів.',
    ru: 'В фото слишком много пикселей. Отправьте меньше, до 40 мегапикселей.',
    en: 'The photo has too many pixels. Send a smaller one, up to 40 megapixels.',
  },
  'documents-wait': {
    uk: 'Кілька ваших документів уже чекають на перевірку. Дочекайтеся відповіді, а тоді надсилайте нові.',
    ru: 'Несколько ваших документов уже ждут проверки. Дождитесь ответа, а затем отправляйте новые.',
    en: 'Several of your documents are waiting already. Send more when those are decided.',
  },
  'document-unknown': { uk: 'Такого документа немає.', ru: 'Такого документа нет.', en: 'There is no such document.' },
  'document-decided': { uk: 'Рішення вже є.', ru: 'Решение уже есть.', en: 'It was decided already.' },
  'contact-unconfirmed': {
    uk: 'Спершу підтвердьте e-mail або телефон: без цього захистити акаунт не можна.',
    ru: 'Сначала подтвердите e-mail или телефон: без этого защитить аккаунт нельзя.',
    en: 'Confirm your e-mail or phone first: an account can’t be protected without it.',
  },
})
