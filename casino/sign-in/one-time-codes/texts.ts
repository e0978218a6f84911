import { defineTexts } from '#kernel/i18n/texts.ts'
import { webTexts } from './web-texts.ts'

/** Texts of refusals, emails and text messages. The windows' texts are in web-texts.ts. */
const callTexts = defineTexts({
  'contact-missing': {
    uk: 'Спершу додайте контакт, який хочете підтвердити.',
    ru: 'Сначала добавьте контакт, который хотите подтвердить.',
    en: 'Add the contact you want to confirm first.',
  },
  'contact-already-confirmed': {
    uk: 'Цей контакт уже підтверджено.',
    ru: 'Этот контакт уже подтверждён.',
    en: 'This contact is already confirmed.',
  },
  'contact-taken': {
    uk: 'Цей контакт уже підтверджено в іншому вашому акаунті. Увійдіть до нього{support, select, none {} other { або напишіть на {support}}}.',
    ru: 'Этот контакт уже подтверждён в другом вашем аккаунте. Войдите в него{support, select, none {} other { или напишите на {support}}}.',
    en: 'This contact is already confirmed in another account of yours. Log in to that one{support, select, none {} other {, or write to {support}}}.',
  },
  'contact-invalid': {
    uk: 'Введіть e-mail, наприклад olena@example.com, або номер телефону, наприклад +380 50 123 45 67.',
    ru: 'Введите e-mail, например olena@example.com, или номер телефона, например +380 50 123 45 67.',
    en: 'Enter an email, for example olena@example.com, or a phone number, for example +380 50 123 45 67.',
  },
  'number-not-served': {
    uk: 'На цей номер ми не можемо надсилати повідомлення. Вкажіть інший мобільний номер або e-mail.',
    ru: 'На этот номер мы не можем отправлять сообщения. Укажите другой мобильный номер или e-mail.',
    en: 'We can’t send messages to this number. Give another mobile number, or an email.',
  },
  'phone-invalid': {
    uk: 'Введіть номер повністю, наприклад +380 50 123 45 67.',
    ru: 'Введите номер полностью, например +380 50 123 45 67.',
    en: 'Enter the full number, for example +380 50 123 45 67.',
  },
  'method-unavailable': {
    uk: 'Так надіслати код не вийде. Оберіть інший спосіб.',
    ru: 'Так отправить код не получится. Выберите другой способ.',
    en: 'We can’t send a code this way. Choose another one.',
  },
  'code-wrong': {
    uk: 'Код не підходить або вже не діє. Перевірте цифри чи запросіть новий код.',
    ru: 'Код не подходит или уже не действует. Проверьте цифры или запросите новый код.',
    en: 'This code is wrong or has expired. Check the digits, or request a new one.',
  },
  'link-spent': {
    uk: 'Посилання вже використано або його час минув. Запросіть новий лист.',
    ru: 'Ссылка уже использована или её время истекло. Запросите новое письмо.',
    en: 'This link has already been used or has expired. Request a new email.',
  },
  'restore-spent': {
    uk: 'Час на новий пароль минув. Почніть відновлення ще раз.',
    ru: 'Время на новый пароль истекло. Начните восстановление ещё раз.',
    en: 'This took too long. Please start again.',
  },
  'entry-spent': {
    uk: 'Час на реєстрацію за цим кодом минув. Запросіть новий код.',
    ru: 'Время на регистрацию по этому коду истекло. Запросите новый код.',
    en: 'This code has expired. Request a new one.',
  },
  'old-password-wrong': {
    uk: 'Теперішній пароль інший. Перевірте розкладку клавіатури та Caps Lock.',
    ru: 'Текущий пароль другой. Проверьте раскладку клавиатуры и Caps Lock.',
    en: 'This is not your current password. Check the keyboard layout and Caps Lock.',
  },
  'password-needed': {
    uk: 'Введіть пароль: за новим контактом теж можна буде входити.',
    ru: 'Введите пароль: по новому контакту тоже можно будет входить.',
    en: 'Enter your password: you’ll be able to log in with the new contact too.',
  },
  'old-password-needed': {
    uk: 'У вас уже є свій пароль. Щоб змінити його, введіть теперішній.',
    ru: 'У вас уже есть свой пароль. Чтобы изменить его, введите текущий.',
    en: 'You already have a password. Enter the current one to change it.',
  },
  'password-same': {
    uk: 'Новий пароль такий самий, як теперішній. Придумайте інший.',
    ru: 'Новый пароль такой же, как текущий. Придумайте другой.',
    en: 'The new password is the same as the current one. Choose a different one.',
  },
  'password-unusable': {
    uk: 'Цей пароль узяти не можна. Придумайте інший.',
    ru: 'Этот пароль взять нельзя. Придумайте другой.',
    en: 'This password can’t be used. Choose another one.',
  },
})

export const letterTexts = defineTexts({
  'verification.letter.confirm.subject': {
    uk: '{code} — код підтвердження {brand}',
    ru: '{code} — код подтверждения {brand}',
    en: '{code} is your {brand} code',
  },
  'verification.letter.confirm': {
    uk: 'Вітаємо, {login}!\n\nВаш код: {code}\n\nВведіть його на сайті, щоб підтвердити e-mail. Код діє 10 хвилин. Сторінка підтвердження: {link}\n\nДоки e-mail не підтверджено, відновити пароль за ним можна лише там, де ви вже входили.\n\nЯкщо ви не реєструвалися на {brand}, нічого не робіть: без коду ваша адреса нікому не належатиме.',
    ru: 'Здравствуйте, {login}!\n\nВаш код: {code}\n\nВведите его на сайте, чтобы подтвердить e-mail. Код действует 10 минут. Страница подтверждения: {link}\n\nПока e-mail не подтверждён, восстановить пароль по нему можно только там, где вы уже входили.\n\nЕсли вы не регистрировались на {brand}, ничего не делайте: без кода ваш адрес никому не будет принадлежать.',
    en: 'Hello {login},\n\nYour code: {code}\n\nEnter it on the site to confirm your email. It works for 10 minutes. You can enter it here: {link}\n\nUntil your email is confirmed, you can reset your password with it only in a browser where you’ve logged in before.\n\nIf you didn’t register with {brand}, you can ignore this email: without the code nobody can use your address.',
  },
  'verification.letter.change.subject': {
    uk: '{code} — код для нового e-mail {brand}',
    ru: '{code} — код для нового e-mail {brand}',
    en: '{code} is the code for your new {brand} email',
  },
  'verification.letter.change': {
    uk: 'Вітаємо, {login}!\n\nВаш код: {code}\n\nВведіть його на сайті, і ця адреса стане e-mail вашого акаунта {login}. Код діє 10 хвилин. Нікому його не кажіть, підтримка його не запитує.\n\nЯкщо ви цього не просили, нічого не робіть: без коду нічого не зміниться.',
    ru: 'Здравствуйте, {login}!\n\nВаш код: {code}\n\nВведите его на сайте, и этот адрес станет e-mail вашего аккаунта {login}. Код действует 10 минут. Никому его не говорите, поддержка его не спрашивает.\n\nЕсли вы этого не просили, ничего не делайте: без кода ничего не изменится.',
    en: 'Hello {login},\n\nYour code: {code}\n\nEnter it on the site to make this the email of your account {login}. It works for 10 minutes. Don’t share it with anyone; support will never ask for it.\n\nIf you didn’t request this, you can ignore this email: nothing changes without the code.',
  },
  'verification.letter.known.subject': {
    uk: 'Ви вже маєте акаунт {brand}',
    ru: 'У вас уже есть аккаунт {brand}',
    en: 'You already have a {brand} account',
  },
  'verification.letter.known': {
    uk: 'Вітаємо, {login}!\n\nХтось щойно вказав вашу адресу в іншому акаунті {brand}. Вона вже підтверджена у вашому акаунті {login} і залишається вашою.\n\nЯкщо це були ви й не пам’ятаєте пароль, відновіть його тут: {link}\n\nЯкщо не ви, нічого не робіть: до вашого акаунта ніхто не потрапив.',
    ru: 'Здравствуйте, {login}!\n\nКто-то только что указал ваш адрес в другом аккаунте {brand}. Он уже подтверждён в вашем аккаунте {login} и остаётся вашим.\n\nЕсли это были вы и не помните пароль, восстановите его здесь: {link}\n\nЕсли не вы, ничего не делайте: в ваш аккаунт никто не попал.',
    en: 'Hello {login},\n\nSomeone has just entered your address in another {brand} account. It’s already confirmed in your account {login}, and it stays yours.\n\nIf that was you and you’ve forgotten your password, reset it here: {link}\n\nIf it wasn’t you, there’s nothing you need to do: nobody got into your account.',
  },
  'verification.letter.restore.subject': {
    uk: 'Новий пароль для {brand}',
    ru: 'Новый пароль для {brand}',
    en: 'Reset your {brand} password',
  },
  'verification.letter.restore': {
    uk: 'Вітаємо, {login}!\n\nЩоб обрати новий пароль для акаунта {login}, відкрийте посилання протягом години: {link}\n\nАбо введіть на сайті код: {code}. Він діє 10 хвилин.\n\nЯкщо ви цього не просили, нічого не робіть: ваш пароль не змінився. Нікому не показуйте цей лист, підтримка його не запитує.',
    ru: 'Здравствуйте, {login}!\n\nЧтобы выбрать новый пароль для аккаунта {login}, откройте ссылку в течение часа: {link}\n\nИли введите на сайте код: {code}. Он действует 10 минут.\n\nЕсли вы этого не просили, ничего не делайте: ваш пароль не изменился. Никому не показывайте это письмо, поддержка его не спрашивает.',
    en: 'Hello {login},\n\nTo choose a new password for the account {login}, open this link within an hour: {link}\n\nOr enter this code on the site: {code}. It works for 10 minutes.\n\nIf you didn’t request this, you can ignore this email: your password stays the same. Don’t share this email with anyone; support will never ask for it.',
  },
  'verification.letter.claim.subject': {
    uk: '{code} — код для нового пароля {brand}',
    ru: '{code} — код для нового пароля {brand}',
    en: '{code} is your code for a new {brand} password',
  },
  'verification.letter.claim': {
    uk: 'Вітаємо!\n\nВаш код для нового пароля: {code}\n\nВведіть його в тому самому браузері, у якому просили новий пароль: ваш e-mail ще не підтверджено, тому деінде код не подіє. Він діє 10 хвилин.\n\nЯкщо ви цього не просили, нічого не робіть. Нікому не кажіть код, підтримка його не запитує.',
    ru: 'Здравствуйте!\n\nВаш код для нового пароля: {code}\n\nВведите его в том же браузере, в котором просили новый пароль: ваш e-mail ещё не подтверждён, поэтому в другом месте код не подействует. Он действует 10 минут.\n\nЕсли вы этого не просили, ничего не делайте. Никому не говорите код, поддержка его не спрашивает.',
    en: 'Hello,\n\nYour code for a new password: {code}\n\nEnter it in the same browser where you asked for a new password: your email isn’t confirmed yet, so the code won’t work anywhere else. It’s valid for 10 minutes.\n\nIf you didn’t request this, you can ignore this email. Don’t share the code with anyone; support will never ask for it.',
  },
  'verification.letter.unconfirmed.subject': {
    uk: 'Цей e-mail на {brand} не підтверджено',
    ru: 'Этот e-mail на {brand} не подтверждён',
    en: 'This email isn’t confirmed on {brand}',
  },
  'verification.letter.unconfirmed': {
    uk: 'Вітаємо!\n\nХтось просить новий пароль на {brand} для цієї адреси. Її вказали під час реєстрації, але не підтвердили, тому вона ще нікому не належить і жодного акаунта не відкриває.\n\nЯкщо реєструвалися ви, увійдіть із паролем, відновіть його за підтвердженим телефоном або попросіть новий у браузері, де вже входили: {link}\n\nЯкщо не ви, зареєструйтеся з цією адресою або нічого не робіть.',
    ru: 'Здравствуйте!\n\nКто-то просит новый пароль на {brand} для этого адреса. Его указали при регистрации, но не подтвердили, поэтому он ещё никому не принадлежит и никакого аккаунта не открывает.\n\nЕсли регистрировались вы, войдите с паролем, восстановите его по подтверждённому телефону или попросите новый в браузере, где уже входили: {link}\n\nЕсли не вы, зарегистрируйтесь с этим адресом или ничего не делайте.',
    en: 'Hello,\n\nSomeone has asked for a new {brand} password with this address. It was given at registration but never confirmed, so it doesn’t belong to anyone yet and can’t open an account.\n\nIf you registered with it, log in with your password, reset it with your confirmed phone, or ask for a new one in a browser where you’ve logged in before: {link}\n\nIf it wasn’t you, you can register with this address yourself, or ignore this email.',
  },
  'verification.letter.enter.subject': {
    uk: '{code} — код реєстрації {brand}',
    ru: '{code} — код регистрации {brand}',
    en: '{code} is your {brand} registration code',
  },
  'verification.letter.enter': {
    uk: 'Вітаємо!\n\nВаш код: {code}\n\nВведіть його на сайті, щоб завершити реєстрацію. Код діє 10 хвилин. Нікому його не кажіть, підтримка його не запитує.\n\nЯкщо ви не реєструвалися на {brand}, нічого не робіть: без коду акаунт не з’явиться.',
    ru: 'Здравствуйте!\n\nВаш код: {code}\n\nВведите его на сайте, чтобы завершить регистрацию. Код действует 10 минут. Никому его не говорите, поддержка его не спрашивает.\n\nЕсли вы не регистрировались на {brand}, ничего не делайте: без кода аккаунт не появится.',
    en: 'Hello,\n\nYour code: {code}\n\nEnter it on the site to finish registering. It works for 10 minutes. Don’t share it with anyone; support will never ask for it.\n\nIf you didn’t register with {brand}, you can ignore this email: without the code no account is created.',
  },
  'verification.letter.enter-known.subject': {
    uk: '{code} — код входу {brand}',
    ru: '{code} — код входа {brand}',
    en: '{code} is your {brand} log-in code',
  },
  'verification.letter.enter-known': {
    uk: 'Вітаємо, {login}!\n\nВи вже маєте акаунт {brand} із цією адресою. Код входу: {code}\n\nВін діє 10 хвилин і відкриває ваш акаунт {login}, тому нікому його не кажіть: підтримка його не запитує.\n\nЯкщо ви не просили коду, нічого не робіть: без нього ніхто не увійде.',
    ru: 'Здравствуйте, {login}!\n\nУ вас уже есть аккаунт {brand} с этим адресом. Код входа: {code}\n\nОн действует 10 минут и открывает ваш аккаунт {login}, поэтому никому его не говорите: поддержка его не спрашивает.\n\nЕсли вы не просили код, ничего не делайте: без него никто не войдёт.',
    en: 'Hello {login},\n\nYou already have a {brand} account with this address. Your log-in code: {code}\n\nIt works for 10 minutes and gives access to your account {login}, so don’t share it with anyone; support will never ask for it.\n\nIf you didn’t request a code, you can ignore this email: nobody can get in without it.',
  },
  'verification.sms.code': {
    uk: '{brand}: код {code}. Діє 10 хвилин. Нікому його не кажіть.',
    ru: '{brand}: код {code}. Действует 10 минут. Никому его не говорите.',
    en: '{brand}: your code is {code}. It works for 10 minutes. Don’t share it.',
  },
  'verification.sms.known': {
    uk: '{brand}: цей номер уже підтверджено в акаунті {login}. Якщо це не ви, нічого не робіть.',
    ru: '{brand}: этот номер уже подтверждён в аккаунте {login}. Если это не вы, ничего не делайте.',
    en: '{brand}: this number is already confirmed in the account {login}. If this wasn’t you, ignore this message.',
  },
})

export const texts = defineTexts({ ...callTexts, ...webTexts })
