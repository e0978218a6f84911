import { defineTexts } from '#kernel/i18n/texts.ts'

/** The second step of a log-in, and the re-authentication window. */
const windowTexts = defineTexts({
  'second-factor.log-in.heading': { uk: 'Другий крок входу', ru: 'Второй шаг входа', en: 'Two-step log-in' },
  'second-factor.log-in.app': {
    uk: 'Введіть код, який зараз показує ваш застосунок.',
    ru: 'Введите код, который сейчас показывает ваше приложение.',
    en: 'Enter the code from your authenticator app.',
  },
  'second-factor.log-in.recovery': {
    uk: 'Введіть один із резервних кодів, які ви зберегли. Після цього він уже не діятиме.',
    ru: 'Введите один из резервных кодов, которые вы сохранили. После этого он больше не будет действовать.',
    en: 'Enter one of your saved recovery codes. Each works only once.',
  },
  'second-factor.log-in.send': { uk: 'Увійти', ru: 'Войти', en: 'Log in' },
  'second-factor.log-in.use-recovery': {
    uk: 'Немає доступу до застосунку',
    ru: 'Нет доступа к приложению',
    en: 'I don’t have my app with me',
  },
  'second-factor.log-in.use-app': { uk: 'Увести код із застосунку', ru: 'Ввести код из приложения', en: 'Use my authenticator app' },
  'second-factor.log-in.again': { uk: 'Увійти ще раз', ru: 'Войти ещё раз', en: 'Log in again' },
  'second-factor.log-in.help': {
    uk: '{support, select, none {} other {Загубили і застосунок, і резервні коди? Напишіть на {support}: ми перевіримо, що це ви, і вимкнемо другий крок.}}',
    ru: '{support, select, none {} other {Потеряли и приложение, и резервные коды? Напишите на {support}: мы проверим, что это вы, и отключим второй шаг.}}',
    en: '{support, select, none {} other {Lost both your app and your recovery codes? Write to {support}: we’ll check it’s you and turn two-step log-in off.}}',
  },
  'second-factor.log-in.welcome': { uk: 'Ви увійшли', ru: 'Вы вошли', en: 'You’re logged in' },
  'second-factor.log-in.recovery-used': {
    uk: 'Резервний код використано. Нові можна створити в профілі, у розділі «Безпека».',
    ru: 'Резервный код использован. Новые можно создать в профиле, в разделе «Безопасность».',
    en: 'You’ve used one of your recovery codes. You can make new ones in your profile, under “Security”.',
  },
  'second-factor.code': { uk: 'Код із застосунку', ru: 'Код из приложения', en: 'Code from the app' },
  'second-factor.recovery-code': { uk: 'Резервний код', ru: 'Резервный код', en: 'Recovery code' },
  'second-factor.code-missing': { uk: 'Введіть код.', ru: 'Введите код.', en: 'Enter the code.' },
  'second-factor.passkey.log-in': { uk: 'Увійти з ключем доступу', ru: 'Войти с ключом доступа', en: 'Log in with a passkey' },
  'second-factor.passkey.cancelled': {
    uk: 'Ключем доступу не скористалися. Спробуйте ще раз або увійдіть інакше.',
    ru: 'Ключ доступа не использован. Попробуйте ещё раз или войдите иначе.',
    en: 'No passkey was used. Try again, or log in another way.',
  },
  'second-factor.proof.heading': { uk: 'Підтвердьте, що це ви', ru: 'Подтвердите, что это вы', en: 'Confirm it’s you' },
  'second-factor.proof.intro': {
    uk: 'Так ніхто не змінить цього за вас на відкритій сторінці. Наступні 10 хвилин більше не питатимемо.',
    ru: 'Так никто не изменит этого за вас на открытой странице. Следующие 10 минут больше не спросим.',
    en: 'This stops anyone else from changing it on a screen you left open. We won’t ask again for 10 minutes.',
  },
  'second-factor.proof.password': { uk: 'Ваш пароль', ru: 'Ваш пароль', en: 'Your password' },
  'second-factor.proof.password-missing': { uk: 'Введіть пароль.', ru: 'Введите пароль.', en: 'Enter your password.' },
  'second-factor.proof.code': {
    uk: 'Код із застосунку або резервний код',
    ru: 'Код из приложения или резервный код',
    en: 'Code from the app, or a recovery code',
  },
  'second-factor.proof.send': { uk: 'Підтвердити', ru: 'Подтвердить', en: 'Confirm' },
  'second-factor.proof.passkey': { uk: 'Підтвердити ключем доступу', ru: 'Подтвердить ключом доступа', en: 'Confirm with a passkey' },
  'second-factor.proof.sign-in': {
    uk: 'Щоб підтвердити, що це ви, вийдіть і увійдіть ще раз тим самим способом, яким ви входите зазвичай.',
    ru: 'Чтобы подтвердить, что это вы, выйдите и войдите снова тем способом, которым вы входите обычно.',
    en: 'To confirm it’s you, log out and log in again the way you usually do.',
  },
  'second-factor.proof.understood': { uk: 'Зрозуміло', ru: 'Понятно', en: 'Got it' },
  'second-factor.reveal': { uk: 'Показати пароль', ru: 'Показать пароль', en: 'Show the password' },
  'second-factor.conceal': { uk: 'Сховати пароль', ru: 'Скрыть пароль', en: 'Hide the password' },
  'second-factor.caps-lock': { uk: 'Увімкнено Caps Lock.', ru: 'Включён Caps Lock.', en: 'Caps Lock is on.' },
})

/** The security tab. */
const cardTexts = defineTexts({
  'second-factor.heading': { uk: 'Вхід у два кроки', ru: 'Вход в два шага', en: 'Two-step log-in' },
  'second-factor.on': { uk: 'Увімкнено', ru: 'Включён', en: 'On' },
  'second-factor.off': { uk: 'Вимкнено', ru: 'Отключён', en: 'Off' },
  'second-factor.off-text': {
    uk: 'Після пароля запитаємо ще код із застосунку на вашому телефоні. Навіть якщо хтось дізнається пароль, увійти не зможе.',
    ru: 'После пароля спросим ещё код из приложения на вашем телефоне. Даже если кто-то узнает пароль, войти он не сможет.',
    en: 'After your password, we also ask for a code from an app on your phone. Even someone who knows your password can’t get in.',
  },
  'second-factor.on-text': {
    uk: 'Після пароля запитуємо код із застосунку. Діє з {at}.',
    ru: 'После пароля спрашиваем код из приложения. Действует с {at}.',
    en: 'After your password, we ask for a code from your app. On since {at}.',
  },
  'second-factor.set-up': { uk: 'Налаштувати', ru: 'Настроить', en: 'Set up' },
  'second-factor.turn-off': { uk: 'Вимкнути', ru: 'Отключить', en: 'Turn off' },
  'second-factor.codes-left': {
    uk: '{count, plural, =0 {Резервних кодів не залишилося. Створіть нові, щоб не втратити доступ.} one {Залишився # резервний код.} few {Залишилося # резервні коди.} many {Залишилося # резервних кодів.} other {Залишилося # резервного коду.}}',
    ru: '{count, plural, =0 {Резервных кодов не осталось. Создайте новые, чтобы не потерять доступ.} one {Остался # резервный код.} few {Осталось # резервных кода.} many {Осталось # резервных кодов.} other {Осталось # резервного кода.}}',
    en: '{count, plural, =0 {No recovery codes left. Make new ones so you don’t lose access.} one {# recovery code left.} other {# recovery codes left.}}',
  },
  'second-factor.new-codes': { uk: 'Нові резервні коди', ru: 'Новые резервные коды', en: 'New recovery codes' },
  'second-factor.loading': { uk: 'Завантажуємо захист акаунта', ru: 'Загружаем защиту аккаунта', en: 'Loading your security settings' },
  'second-factor.failed': {
    uk: 'Не вдалося показати захист акаунта',
    ru: 'Не удалось показать защиту аккаунта',
    en: 'We couldn’t load your security settings',
  },
  'second-factor.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'second-factor.passkeys.heading': { uk: 'Ключі доступу', ru: 'Ключи доступа', en: 'Passkeys' },
  'second-factor.passkeys.intro': {
    uk: 'Входьте відбитком пальця, обличчям або PIN-кодом пристрою, без пароля. Ключ не можна вгадати чи виманити, а відбиток не залишає вашого пристрою.',
    ru: 'Входите отпечатком пальца, лицом или PIN-кодом устройства, без пароля. Ключ нельзя угадать или выманить, а отпечаток не покидает вашего устройства.',
    en: 'Log in with your fingerprint, face or device PIN instead of a password. A passkey can’t be guessed or phished, and your fingerprint never leaves your device.',
  },
  'second-factor.passkeys.add': { uk: 'Додати ключ доступу', ru: 'Добавить ключ доступа', en: 'Add a passkey' },
  'second-factor.passkeys.added': { uk: 'Ключ доступу додано', ru: 'Ключ доступа добавлен', en: 'Passkey added' },
  'second-factor.passkeys.added-text': {
    uk: 'Наступного разу увійдіть ним, без пароля.',
    ru: 'В следующий раз войдите с ним, без пароля.',
    en: 'Next time you can log in with it instead of a password.',
  },
  'second-factor.passkeys.unsupported': {
    uk: 'Цей браузер не вміє створювати ключі доступу. Спробуйте в іншому або на телефоні.',
    ru: 'Этот браузер не умеет создавать ключи доступа. Попробуйте в другом или на телефоне.',
    en: 'This browser doesn’t support passkeys. Try another one, or your phone.',
  },
  'second-factor.passkeys.known': {
    uk: 'На цьому пристрої вже є ключ доступу до вашого акаунта.',
    ru: 'На этом устройстве уже есть ключ доступа к вашему аккаунту.',
    en: 'This device already has a passkey for your account.',
  },
  'second-factor.passkeys.not-made': {
    uk: 'Ключ не створено. Спробуйте ще раз, коли будете готові.',
    ru: 'Ключ не создан. Попробуйте ещё раз, когда будете готовы.',
    en: 'No passkey was created. Try again when you’re ready.',
  },
  'second-factor.passkeys.made': { uk: 'додано {at}', ru: 'добавлен {at}', en: 'added {at}' },
  'second-factor.passkeys.used': { uk: 'востаннє {at}', ru: 'последний раз {at}', en: 'last used {at}' },
  'second-factor.passkeys.synced': { uk: 'На всіх ваших пристроях', ru: 'На всех ваших устройствах', en: 'On all your devices' },
  'second-factor.passkeys.rename': { uk: 'Перейменувати', ru: 'Переименовать', en: 'Rename' },
  'second-factor.passkeys.rename-it': {
    uk: 'Перейменувати ключ «{name}»',
    ru: 'Переименовать ключ «{name}»',
    en: 'Rename the passkey “{name}”',
  },
  'second-factor.passkeys.remove': { uk: 'Видалити', ru: 'Удалить', en: 'Remove' },
  'second-factor.passkeys.remove-it': { uk: 'Видалити ключ «{name}»', ru: 'Удалить ключ «{name}»', en: 'Remove the passkey “{name}”' },
  'second-factor.passkeys.removed': {
    uk: 'Ключ видалено: ним більше не увійти. Приберіть його й у налаштуваннях пристрою.',
    ru: 'Ключ удалён: с ним больше не войти. Уберите его и в настройках устройства.',
    en: 'Passkey removed: it no longer works here. Remove it from your device’s settings too.',
  },
  'second-factor.passkeys.name': { uk: 'Назва ключа', ru: 'Название ключа', en: 'Passkey name' },
  'second-factor.passkeys.save': { uk: 'Зберегти', ru: 'Сохранить', en: 'Save' },
  'second-factor.passkeys.cancel': { uk: 'Скасувати', ru: 'Отменить', en: 'Cancel' },
  'second-factor.passkeys.default-name': { uk: 'Мій пристрій', ru: 'Моё устройство', en: 'My device' },
})

/** The windows that set up and turn off the second factor. */
const setUpTexts = defineTexts({
  'second-factor.app.heading': { uk: 'Застосунок із кодами', ru: 'Приложение с кодами', en: 'Set up an authenticator app' },
  'second-factor.app.scan': {
    uk: 'Відкрийте застосунок для кодів (Google Authenticator, Aegis, 1Password чи будь-який інший) і відскануйте QR-код.',
    ru: 'Откройте приложение для кодов (Google Authenticator, Aegis, 1Password или любое другое) и отсканируйте QR-код.',
    en: 'Open an authenticator app (Google Authenticator, Aegis, 1Password or any other) and scan the QR code.',
  },
  'second-factor.app.picture': {
    uk: 'QR-код із ключем для застосунку',
    ru: 'QR-код с ключом для приложения',
    en: 'QR code with the secret for your app',
  },
  'second-factor.app.by-hand': { uk: 'Не можу відсканувати', ru: 'Не могу отсканировать', en: 'I can’t scan it' },
  'second-factor.app.by-hand-text': {
    uk: 'Додайте в застосунку новий запис і введіть цей ключ. Тип: за часом.',
    ru: 'Добавьте в приложении новую запись и введите этот ключ. Тип: по времени.',
    en: 'Add a new entry in the app and type this key. Type: time-based.',
  },
  'second-factor.app.open': {
    uk: 'Відкрити в застосунку на цьому пристрої',
    ru: 'Открыть в приложении на этом устройстве',
    en: 'Open in an app on this device',
  },
  'second-factor.app.copy': { uk: 'Скопіювати ключ', ru: 'Скопировать ключ', en: 'Copy key' },
  'second-factor.app.confirm-text': {
    uk: 'Тепер введіть код, який показує застосунок: так ми знатимемо, що все вийшло.',
    ru: 'Теперь введите код, который показывает приложение: так мы узнаем, что всё получилось.',
    en: 'Now enter the code your app shows, so we know it worked.',
  },
  'second-factor.app.confirm': { uk: 'Увімкнути', ru: 'Включить', en: 'Turn on' },
  'second-factor.app.preparing': { uk: 'Готуємо ключ', ru: 'Готовим ключ', en: 'Preparing your key' },
  'second-factor.copied': { uk: 'Скопійовано', ru: 'Скопировано', en: 'Copied' },
  'second-factor.not-copied': {
    uk: 'Браузер не дав скопіювати. Виділіть і скопіюйте вручну.',
    ru: 'Браузер не дал скопировать. Выделите и скопируйте вручную.',
    en: 'Your browser didn’t let us copy it. Select it and copy it yourself.',
  },
  'second-factor.codes.heading': { uk: 'Резервні коди', ru: 'Резервные коды', en: 'Recovery codes' },
  'second-factor.codes.done': { uk: 'Вхід у два кроки ввімкнено', ru: 'Вход в два шага включён', en: 'Two-step log-in is on' },
  'second-factor.codes.text': {
    uk: 'Якщо телефон загубиться, увійдете з одним із цих кодів. Кожен діє один раз. Збережіть їх зараз: більше ми їх не покажемо.',
    ru: 'Если телефон потеряется, войдёте с одним из этих кодов. Каждый действует один раз. Сохраните их сейчас: больше мы их не покажем.',
    en: 'If you lose your phone, these codes will get you in. Each works once. Save them now: we won’t show them again.',
  },
  'second-factor.codes.replace-text': {
    uk: 'Створимо десять нових кодів. Старі, навіть невикористані, перестануть діяти.',
    ru: 'Создадим десять новых кодов. Старые, даже неиспользованные, перестанут действовать.',
    en: 'We’ll make ten new codes. The old ones will stop working, even those you haven’t used.',
  },
  'second-factor.codes.make': { uk: 'Створити коди', ru: 'Создать коды', en: 'Make new codes' },
  'second-factor.codes.copy': { uk: 'Скопіювати', ru: 'Скопировать', en: 'Copy' },
  'second-factor.codes.download': { uk: 'Завантажити', ru: 'Скачать', en: 'Download' },
  'second-factor.codes.file': {
    uk: 'Резервні коди {brand}, {login}. Кожен діє один раз.',
    ru: 'Резервные коды {brand}, {login}. Каждый действует один раз.',
    en: '{brand} recovery codes for {login}. Each works once.',
  },
  'second-factor.codes.saved': { uk: 'Коди збережено', ru: 'Коды сохранены', en: 'I’ve saved my codes' },
  'second-factor.turn-off.heading': { uk: 'Вимкнути вхід у два кроки?', ru: 'Отключить вход в два шага?', en: 'Turn off two-step log-in?' },
  'second-factor.turn-off.text': {
    uk: 'Після цього для входу вистачить самого пароля. Резервні коди перестануть діяти.',
    ru: 'После этого для входа хватит одного пароля. Резервные коды перестанут действовать.',
    en: 'Your password alone will be enough to log in. Your recovery codes will stop working.',
  },
  'second-factor.turn-off.keep': { uk: 'Залишити ввімкненим', ru: 'Оставить включённым', en: 'Keep it on' },
  'second-factor.turned-off': { uk: 'Вхід у два кроки вимкнено', ru: 'Вход в два шага отключён', en: 'Two-step log-in is off' },
})

export const webTexts = defineTexts({ ...windowTexts, ...cardTexts, ...setUpTexts })
