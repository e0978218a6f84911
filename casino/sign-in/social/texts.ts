import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'social-unknown': {
    uk: 'Такого способу входу тут немає. Оновіть сторінку й оберіть інший.',
    ru: 'Такого способа входа здесь нет. Обновите страницу и выберите другой.',
    en: 'You can’t log in this way here. Reload the page and choose another one.',
  },
  'social-unavailable': {
    uk: 'Цей сервіс зараз не відповідає. Спробуйте за кілька хвилин або увійдіть з паролем.',
    ru: 'Этот сервис сейчас не отвечает. Попробуйте через несколько минут или войдите с паролем.',
    en: 'This service isn’t responding. Try again in a few minutes, or log in with your password.',
  },
  'social-failed': {
    uk: 'Сервіс не підтвердив, хто ви. Почніть вхід спочатку або увійдіть з паролем.',
    ru: 'Сервис не подтвердил, кто вы. Начните вход сначала или войдите с паролем.',
    en: 'The service couldn’t confirm who you are. Start again, or log in with your password.',
  },
  'social-cancelled': {
    uk: 'Ви скасували вхід на боці сервісу. Нічого не змінилося.',
    ru: 'Вы отменили вход на стороне сервиса. Ничего не изменилось.',
    en: 'You cancelled the log-in. Nothing has changed.',
  },
  'social-expired': {
    uk: 'Час на вхід минув, або його розпочали в іншому браузері. Натисніть кнопку сервісу ще раз.',
    ru: 'Время на вход истекло, или его начали в другом браузере. Нажмите кнопку сервиса ещё раз.',
    en: 'The log-in timed out or was started in another browser. Please start again.',
  },
  'social-linked-elsewhere': {
    uk: 'Цей обліковий запис уже прив’язаний до іншого акаунта на сайті.',
    ru: 'Эта учётная запись уже привязана к другому аккаунту на сайте.',
    en: 'This account is already linked to another player’s account here.',
  },
  'social-already-linked': {
    uk: 'Цей сервіс у вас уже прив’язаний. Щоб змінити обліковий запис, спершу відв’яжіть його.',
    ru: 'Этот сервис у вас уже привязан. Чтобы сменить учётную запись, сначала отвяжите его.',
    en: 'You’ve already linked this service. To switch accounts, unlink it first.',
  },
  'social-email-has-account': {
    uk: 'Ваш e-mail уже підтверджено в іншому акаунті на сайті. Увійдіть у нього з паролем і прив’яжіть сервіс у профілі, на вкладці «Безпека».',
    ru: 'Ваш e-mail уже подтверждён в другом аккаунте на сайте. Войдите в него с паролем и привяжите сервис в профиле, на вкладке «Безопасность».',
    en: 'Your email already belongs to an account here. Log in to it with your password and link the service in your profile, under “Security”.',
  },
  'social-last-way': {
    uk: 'Це єдиний спосіб увійти у ваш акаунт. Спершу встановіть пароль.',
    ru: 'Это единственный способ войти в ваш аккаунт. Сначала установите пароль.',
    en: 'This is the only way into your account. Set a password first.',
  },
  'social-age-not-confirmed': {
    uk: 'Підтвердьте свій вік, щоб зареєструватися.',
    ru: 'Подтвердите свой возраст, чтобы зарегистрироваться.',
    en: 'Confirm your age to register.',
  },
  'social-agreements-not-confirmed': {
    uk: 'Погодьтеся з правилами, щоб зареєструватися.',
    ru: 'Согласитесь с правилами, чтобы зарегистрироваться.',
    en: 'Accept the rules to register.',
  },
  'social.or': { uk: 'або', ru: 'или', en: 'or' },
  'social.continue': { uk: 'Продовжити з {title}', ru: 'Продолжить с {title}', en: 'Continue with {title}' },
  'social.heading': { uk: 'Вхід через {title}', ru: 'Вход через {title}', en: 'Logging in with {title}' },
  'social.heading-plain': { uk: 'Вхід через інший сервіс', ru: 'Вход через другой сервис', en: 'Logging in with another service' },
  'social.working': { uk: 'Завершуємо вхід…', ru: 'Завершаем вход…', en: 'Logging you in…' },
  'social.entered': { uk: 'Ви увійшли через {title}', ru: 'Вы вошли через {title}', en: 'You’re logged in with {title}' },
  'social.linked': { uk: '{title} прив’язано', ru: '{title}: привязка добавлена', en: '{title} is linked' },
  'social.linked-text': {
    uk: 'Тепер ви можете входити й так.',
    ru: 'Теперь вы можете входить и так.',
    en: 'You can log in this way from now on.',
  },
  'social.new': {
    uk: 'Ви тут уперше, тож створимо акаунт. Пароля вигадувати не треба: входитимете через {title}.',
    ru: 'Вы здесь впервые, поэтому создадим аккаунт. Придумывать пароль не нужно: будете входить через {title}.',
    en: 'You’re new here, so we’ll create an account for you. No password needed: you’ll log in with {title}.',
  },
  'social.new-email': { uk: 'E-mail акаунта', ru: 'E-mail аккаунта', en: 'Account email' },
  'social.age': {
    uk: 'Мені вже є {age, plural, one {# рік} few {# роки} many {# років} other {# року}}',
    ru: 'Мне уже есть {age, plural, one {# год} few {# года} many {# лет} other {# года}}',
    en: 'I am {age} or older',
  },
  'social.agreements': {
    uk: 'Приймаю правила сайту й знаю, як грати відповідально',
    ru: 'Принимаю правила сайта и знаю, как играть ответственно',
    en: 'I accept the terms and know how to play responsibly',
  },
  'social.agreements-link': { uk: 'Прочитати правила', ru: 'Прочитать правила', en: 'Read the terms' },
  'social.register': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'social.registered': { uk: 'Вітаємо, {login}!', ru: 'Добро пожаловать, {login}!', en: 'Welcome, {login}!' },
  'social.registered-text': {
    uk: 'Це ваш логін: його бачать інші гравці.',
    ru: 'Это ваш логин: его видят другие игроки.',
    en: 'This is your username. Other players can see it.',
  },
  'social.by-password': { uk: 'Увійти з паролем', ru: 'Войти с паролем', en: 'Log in with a password' },
  'social.close': { uk: 'Зрозуміло', ru: 'Понятно', en: 'Got it' },
  'social.card-heading': { uk: 'Вхід через інші сервіси', ru: 'Вход через другие сервисы', en: 'Linked services' },
  'social.card-text': {
    uk: 'Прив’яжіть сервіс, щоб входити без пароля. Ми дізнаємося лише, що це ви, і ваш e-mail; нічого не публікуємо.',
    ru: 'Привяжите сервис, чтобы входить без пароля. Мы узнаём только, что это вы, и ваш e-mail; ничего не публикуем.',
    en: 'Link a service to log in without a password. It only tells us who you are and your email; we never post anything.',
  },
  'social.is-linked': { uk: 'Прив’язано', ru: 'Привязан', en: 'Linked' },
  'social.link': { uk: 'Прив’язати', ru: 'Привязать', en: 'Link' },
  'social.link-to': { uk: 'Прив’язати {title}', ru: 'Привязать {title}', en: 'Link {title}' },
  'social.unlink': { uk: 'Відв’язати', ru: 'Отвязать', en: 'Unlink' },
  'social.unlink-from': { uk: 'Відв’язати {title}', ru: 'Отвязать {title}', en: 'Unlink {title}' },
  'social.unlinked': { uk: '{title} відв’язано', ru: '{title}: привязка убрана', en: '{title} is unlinked' },
})
