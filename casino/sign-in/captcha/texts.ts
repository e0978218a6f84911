import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'captcha-needed': {
    uk: 'Спершу браузер має пройти коротку перевірку. Надішліть форму ще раз.',
    ru: 'Сначала браузер должен пройти короткую проверку. Отправьте форму ещё раз.',
    en: 'Your browser needs to pass a quick check first. Please submit the form again.',
  },
  'captcha-unavailable': {
    uk: 'Служба перевірки зараз не відповідає. Зачекайте кілька хвилин і спробуйте ще раз.',
    ru: 'Служба проверки сейчас не отвечает. Подождите несколько минут и попробуйте снова.',
    en: 'The security check isn’t responding. Please try again in a few minutes.',
  },
  'captcha-key-wrong': {
    uk: 'Ця перевірка вже не дійсна. Надішліть форму ще раз.',
    ru: 'Эта проверка уже недействительна. Отправьте форму ещё раз.',
    en: 'This check has expired. Please submit the form again.',
  },
  'captcha.heading': { uk: 'Хвилинку…', ru: 'Минутку…', en: 'One moment…' },
  'captcha.because-login': {
    uk: 'Було кілька невдалих спроб увійти. Щоб програми не підбирали чужих паролів, браузер розв’язує невелику задачу.',
    ru: 'Было несколько неудачных попыток входа. Чтобы программы не подбирали чужие пароли, браузер решает небольшую задачу.',
    en: 'There have been several failed log-in attempts. To stop bots from guessing passwords, your browser is solving a small puzzle.',
  },
  'captcha.because-register': {
    uk: 'З вашої мережі чи цього контакту було багато реєстрацій. Щоб їх не робили програми, браузер розв’язує невелику задачу.',
    ru: 'С вашей сети или этого контакта было много регистраций. Чтобы их не делали программы, браузер решает небольшую задачу.',
    en: 'There have been many registrations from your network or with this contact. To keep bots out, your browser is solving a small puzzle.',
  },
  'captcha.because-code': {
    uk: 'Коди вже надсилали кілька разів. Щоб програми не засипали людей повідомленнями, браузер розв’язує невелику задачу.',
    ru: 'Коды уже отправляли несколько раз. Чтобы программы не засыпали людей сообщениями, браузер решает небольшую задачу.',
    en: 'Several codes have been sent already. To stop bots from flooding people with messages, your browser is solving a small puzzle.',
  },
  'captcha.wait': {
    uk: 'Від вас нічого не потрібно: зазвичай це кілька секунд, далі форма надішлеться сама.',
    ru: 'От вас ничего не нужно: обычно это несколько секунд, потом форма отправится сама.',
    en: 'There’s nothing you need to do. It usually takes a few seconds, and then the form submits itself.',
  },
  'captcha.working': { uk: 'Браузер рахує', ru: 'Браузер считает', en: 'Checking…' },
  'captcha.cancel': { uk: 'Не надсилати форму', ru: 'Не отправлять форму', en: 'Cancel' },
})
