import { defineTexts } from '#kernel/i18n/texts.ts'

/** Texts of the windows. */
export const webTexts = defineTexts({
  'verification.remind.heading': { uk: 'Новий пароль', ru: 'Новый пароль', en: 'New password' },
  'verification.remind.intro': {
    uk: 'Напишіть e-mail або номер телефону вашого акаунта. Ми надішлемо код.',
    ru: 'Напишите e-mail или номер телефона вашего аккаунта. Мы отправим код.',
    en: 'Enter the email or phone number of your account. We’ll send you a code.',
  },
  'verification.remind.contact': { uk: 'E-mail або телефон', ru: 'E-mail или телефон', en: 'Email or phone' },
  'verification.remind.send': { uk: 'Надіслати код', ru: 'Отправить код', en: 'Send code' },
  'verification.remind.back': { uk: 'Згадали? Увійти', ru: 'Вспомнили? Войти', en: 'Remembered it? Log in' },
  'verification.remind.sent.email': {
    uk: 'Якщо {contact} належить до акаунта, лист із кодом і посиланням прийде за хвилину. Загляньте й у спам.',
    ru: 'Если {contact} относится к аккаунту, письмо с кодом и ссылкой придёт через минуту. Загляните и в спам.',
    en: 'If {contact} belongs to an account, you’ll get an email with a code and a link within a minute. Check your spam folder too.',
  },
  'verification.remind.sent.sms': {
    uk: 'Якщо {contact} підтверджено в акаунті, код прийде в SMS за хвилину.',
    ru: 'Если {contact} подтверждён в аккаунте, код придёт в SMS через минуту.',
    en: 'If {contact} is confirmed in an account, you’ll get a text message with a code within a minute.',
  },
  'verification.remind.sent.flash_call': {
    uk: 'Якщо {contact} підтверджено в акаунті, за хвилину вам зателефонують. Не відповідайте: код — це останні 4 цифри номера.',
    ru: 'Если {contact} подтверждён в аккаунте, через минуту вам позвонят. Не отвечайте: код — это последние 4 цифры номера.',
    en: 'If {contact} is confirmed in an account, you’ll get a call within a minute. Don’t answer: the code is the last 4 digits of the number.',
  },
  'verification.remind.other-contact': { uk: 'Інший контакт', ru: 'Другой контакт', en: 'Use another contact' },

  'verification.sent.email': {
    uk: 'Ми надіслали лист на {contact}. Він приходить за хвилину; загляньте й у спам.',
    ru: 'Мы отправили письмо на {contact}. Оно приходит за минуту; загляните и в спам.',
    en: 'We’ve sent an email to {contact}. It should arrive within a minute; check your spam folder too.',
  },
  'verification.sent.sms': {
    uk: 'Ми надіслали SMS на {contact}.',
    ru: 'Мы отправили SMS на {contact}.',
    en: 'We’ve sent a text message to {contact}.',
  },
  'verification.sent.flash_call': {
    uk: 'Зараз на {contact} зателефонують. Не відповідайте: код — це останні 4 цифри номера.',
    ru: 'Сейчас на {contact} позвонят. Не отвечайте: код — это последние 4 цифры номера.',
    en: '{contact} is about to ring. Don’t answer: the code is the last 4 digits of the number.',
  },
  'verification.code': { uk: 'Код', ru: 'Код', en: 'Code' },
  'verification.code.digits': { uk: 'Останні 4 цифри номера', ru: 'Последние 4 цифры номера', en: 'Last 4 digits of the number' },
  'verification.code.missing': {
    uk: 'Введіть цифри, які до вас прийшли.',
    ru: 'Введите цифры, которые вам пришли.',
    en: 'Enter the code you received.',
  },
  'verification.code.check': { uk: 'Підтвердити', ru: 'Подтвердить', en: 'Confirm' },
  'verification.code.again.email': { uk: 'Надіслати ще раз', ru: 'Отправить ещё раз', en: 'Send again' },
  'verification.code.again.sms': { uk: 'Надіслати SMS', ru: 'Отправить SMS', en: 'Send a text' },
  'verification.code.again.flash_call': { uk: 'Зателефонувати', ru: 'Позвонить', en: 'Call me' },
  'verification.code.attempts': {
    uk: '{attempts, plural, =0 {Новий код можна буде запросити трохи згодом.} one {Можна надіслати ще # раз.} few {Можна надіслати ще # рази.} many {Можна надіслати ще # разів.} other {Можна надіслати ще # раза.}}',
    ru: '{attempts, plural, =0 {Новый код можно будет запросить немного позже.} one {Можно отправить ещё # раз.} few {Можно отправить ещё # раза.} many {Можно отправить ещё # раз.} other {Можно отправить ещё # раза.}}',
    en: '{attempts, plural, =0 {You can request a new code a little later.} one {You can request # more code.} other {You can request # more codes.}}',
  },

  'verification.entry.heading': { uk: 'Введіть код', ru: 'Введите код', en: 'Enter the code' },
  'verification.entry.other-contact': { uk: 'Змінити контакт', ru: 'Изменить контакт', en: 'Change contact' },
  'verification.entry.welcome': { uk: 'Вітаємо, {login}!', ru: 'Добро пожаловать, {login}!', en: 'Welcome, {login}!' },

  'verification.funnel.heading': { uk: 'Збережіть свій акаунт', ru: 'Сохраните свой аккаунт', en: 'Keep your account safe' },
  'verification.funnel.why': {
    uk: 'Підтвердьте контакт: лише за ним ви повернетеся, якщо забудете пароль або зміните пристрій.',
    ru: 'Подтвердите контакт: только по нему вы вернётесь, если забудете пароль или смените устройство.',
    en: 'Confirm your contact: it’s the only way back in if you forget your password or change your device.',
  },
  'verification.funnel.by-phone': {
    uk: 'Краще підтвердити телефон',
    ru: 'Лучше подтвердить телефон',
    en: 'Confirm a phone instead',
  },
  'verification.funnel.by-email': {
    uk: 'Краще підтвердити e-mail',
    ru: 'Лучше подтвердить e-mail',
    en: 'Confirm the email instead',
  },
  'verification.funnel.responsible-play': { uk: 'Відповідальна гра', ru: 'Ответственная игра', en: 'Responsible play' },
  'verification.funnel.log-out': { uk: 'Вийти з акаунта', ru: 'Выйти из аккаунта', en: 'Log out' },

  'verification.password.heading': { uk: 'Новий пароль', ru: 'Новый пароль', en: 'New password' },
  'verification.password.heading-first': { uk: 'Придумайте пароль', ru: 'Придумайте пароль', en: 'Set a password' },
  'verification.password.intro': {
    uk: 'На всіх інших пристроях ви вийдете з акаунта.',
    ru: 'На всех других устройствах вы выйдете из аккаунта.',
    en: 'You’ll be logged out on all your other devices.',
  },
  'verification.password.intro-first': {
    uk: 'Зараз пароля у вас немає. З ним ви зможете входити на будь-якому пристрої.',
    ru: 'Сейчас пароля у вас нет. С ним вы сможете входить на любом устройстве.',
    en: 'You don’t have a password yet. With one you can log in on any device.',
  },
  'verification.password.not-again': { uk: 'Більше не нагадувати', ru: 'Больше не напоминать', en: 'Don’t remind me again' },
  'verification.password.old': { uk: 'Теперішній пароль', ru: 'Текущий пароль', en: 'Current password' },
  'verification.password.new': { uk: 'Новий пароль', ru: 'Новый пароль', en: 'New password' },
  'verification.password.hint': {
    uk: 'Щонайменше 8 символів. Фразу з кількох слів легко запам’ятати й важко вгадати.',
    ru: 'Не меньше 8 символов. Фразу из нескольких слов легко запомнить и трудно угадать.',
    en: 'At least 8 characters. A phrase of several words is easy to remember and hard to guess.',
  },
  'verification.password.missing': { uk: 'Введіть пароль.', ru: 'Введите пароль.', en: 'Enter a password.' },
  'verification.password.reveal': { uk: 'Показати пароль', ru: 'Показать пароль', en: 'Show the password' },
  'verification.password.conceal': { uk: 'Сховати пароль', ru: 'Скрыть пароль', en: 'Hide the password' },
  'verification.password.caps-lock': { uk: 'Увімкнено Caps Lock.', ru: 'Включён Caps Lock.', en: 'Caps Lock is on.' },
  'verification.password.save': { uk: 'Зберегти пароль', ru: 'Сохранить пароль', en: 'Save password' },
  'verification.password.saved': {
    uk: 'Пароль змінено. Ви увійшли.',
    ru: 'Пароль изменён. Вы вошли.',
    en: 'Password changed. You’re logged in.',
  },
  'verification.password.saved-code': {
    uk: 'Пароль змінено. Введіть код, щоб увійти.',
    ru: 'Пароль изменён. Введите код, чтобы войти.',
    en: 'Password changed. Enter the code to log in.',
  },
  'verification.password.forgotten': { uk: 'Не пам’ятаю теперішній', ru: 'Не помню текущий', en: 'I forgot my current password' },
  'verification.password.forgotten-hint': {
    uk: 'Вийдіть з акаунта, натисніть «Не пам’ятаю пароль», і ми надішлемо код на ваш e-mail або телефон.',
    ru: 'Выйдите из аккаунта, нажмите «Не помню пароль», и мы отправим код на ваш e-mail или телефон.',
    en: 'Log out, choose “Forgot your password?”, and we’ll send a code to your email or phone.',
  },

  'verification.failure.heading': { uk: 'Посилання вже не діє', ru: 'Ссылка больше не действует', en: 'This link no longer works' },
  'verification.failure.text': {
    uk: 'Посилання з листа працює один раз і протягом години. Запросіть новий лист: це займе хвилину.',
    ru: 'Ссылка из письма работает один раз и в течение часа. Запросите новое письмо: это займёт минуту.',
    en: 'The link in the email works once, for an hour. Request a new one: it takes a minute.',
  },
  'verification.failure.heading-unknown': {
    uk: 'Посилання не вдалося перевірити',
    ru: 'Ссылку не удалось проверить',
    en: 'We couldn’t check this link',
  },
  'verification.failure.text-unknown': {
    uk: 'Зник зв’язок, або спроб було забагато. Посилання може ще діяти: зачекайте трохи й спробуйте знову.',
    ru: 'Пропала связь, или попыток было слишком много. Ссылка может ещё действовать: подождите немного и попробуйте снова.',
    en: 'The connection was lost, or there were too many tries. The link may still work: wait a little and try again.',
  },
  'verification.failure.try-again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'verification.failure.again': { uk: 'Запросити новий лист', ru: 'Запросить новое письмо', en: 'Send a new email' },
  'verification.failure.close': { uk: 'Закрити', ru: 'Закрыть', en: 'Close' },

  'verification.confirm.heading.email': { uk: 'Підтвердьте e-mail', ru: 'Подтвердите e-mail', en: 'Confirm your email' },
  'verification.confirm.heading.phone': { uk: 'Підтвердьте телефон', ru: 'Подтвердите телефон', en: 'Confirm your phone' },
  'verification.confirm.heading.done': { uk: 'Готово', ru: 'Готово', en: 'Done' },
  'verification.confirm.intro.email': {
    uk: 'Підтверджений e-mail належить лише вам: за ним ви повернете доступ, якщо забудете пароль.',
    ru: 'Подтверждённый e-mail принадлежит только вам: по нему вы вернёте доступ, если забудете пароль.',
    en: 'If you forget your password, a confirmed email gets you back in.',
  },
  'verification.confirm.intro.phone': {
    uk: 'За підтвердженим номером можна повернути доступ до акаунта.',
    ru: 'По подтверждённому номеру можно вернуть доступ к аккаунту.',
    en: 'If you lose access, a confirmed number gets you back in.',
  },
  'verification.confirm.password': { uk: 'Ваш пароль', ru: 'Ваш пароль', en: 'Your password' },
  'verification.confirm.password-hint': {
    uk: 'За новим номером теж можна буде входити, тому потрібен пароль.',
    ru: 'По новому номеру тоже можно будет входить, поэтому нужен пароль.',
    en: 'You’ll be able to log in with the new number too, so we need your password.',
  },
  'verification.confirm.phone': { uk: 'Номер телефону', ru: 'Номер телефона', en: 'Phone number' },
  'verification.confirm.by.email': { uk: 'Надіслати код', ru: 'Отправить код', en: 'Send code' },
  'verification.confirm.by.sms': { uk: 'Отримати код в SMS', ru: 'Получить код в SMS', en: 'Text me a code' },
  'verification.confirm.by.flash_call': { uk: 'Отримати дзвінок', ru: 'Получить звонок', en: 'Get a call' },
  'verification.confirm.done': {
    uk: 'Контакт підтверджено. Тепер ви не втратите доступ до акаунта.',
    ru: 'Контакт подтверждён. Теперь вы не потеряете доступ к аккаунту.',
    en: 'Your contact is confirmed. You can always get back into your account now.',
  },
  'verification.confirm.close': { uk: 'Чудово', ru: 'Отлично', en: 'Great' },
  'verification.change.heading.email': { uk: 'Новий e-mail', ru: 'Новый e-mail', en: 'New email' },
  'verification.change.heading.phone': { uk: 'Новий номер', ru: 'Новый номер', en: 'New phone number' },
  'verification.change.email': { uk: 'E-mail', ru: 'E-mail', en: 'Email' },
  'verification.change.phone': { uk: 'Новий номер телефону', ru: 'Новый номер телефона', en: 'New phone number' },
  'verification.change.email-intro': {
    uk: 'Надішлемо код на нову адресу. Доки ви його не введете, усе залишиться як є.',
    ru: 'Отправим код на новый адрес. Пока вы его не введёте, всё останется как есть.',
    en: 'We’ll send a code to the new address. Nothing changes until you enter it.',
  },
  'verification.change.email-first': {
    uk: 'Надішлемо код на цю адресу. За підтвердженим e-mail можна повернути доступ до акаунта.',
    ru: 'Отправим код на этот адрес. По подтверждённому e-mail можно вернуть доступ к аккаунту.',
    en: 'We’ll send a code to this address. If you lose access, a confirmed email gets you back in.',
  },
  'verification.change.email-password': {
    uk: 'За новою адресою теж можна буде входити, тому потрібен пароль.',
    ru: 'По новому адресу тоже можно будет входить, поэтому нужен пароль.',
    en: 'You’ll be able to log in with the new address too, so we need your password.',
  },
  'verification.lost.email': {
    uk: 'Ваш e-mail підтвердив хтось інший',
    ru: 'Ваш e-mail подтвердил кто-то другой',
    en: 'Someone else has confirmed your email',
  },
  'verification.lost.phone': {
    uk: 'Ваш номер підтвердив хтось інший',
    ru: 'Ваш номер подтвердил кто-то другой',
    en: 'Someone else has confirmed your number',
  },
  'verification.lost.text': {
    uk: 'Ви ще не підтвердили {contact}, тому контакт відійшов до того, хто це зробив. Увійти за ним до вашого акаунта вже не можна. Додайте інший.',
    ru: 'Вы ещё не подтвердили {contact}, поэтому контакт перешёл к тому, кто это сделал. Войти по нему в ваш аккаунт уже нельзя. Добавьте другой.',
    en: 'You hadn’t confirmed {contact} yet, so it went to the person who did. It no longer logs in to your account. Please add another one.',
  },
})
