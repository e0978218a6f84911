import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'captcha-needed': {
    uk: 'Спершу браузер має пройти коротку перевірку. Надішліть форму ще раз.',
    ru: 'Сначала браузер должен пройти короткую проверку. Отправьте форму ещё раз.',
    en: 'The browser has to pass a short check first. Send the form again.',
  },
  'captcha-unavailable': {
    uk: 'Служба перевірки зараз не відповідає. Зачекайте кілька хвилин і спробуйте ще раз.',
    ru: 'Служба проверки сейчас не отвечает. Подождите несколько минут и попробуйте снова.',
    en: 'The checking service does not answer now. Wait a few minutes and try again.',
  },
  'captcha-key-wrong': {
    uk: 'Ця перевірка вже не дійсна. Надішліть форму ще раз.',
    ru: 'Эта проверка уже недействительна. Отправьте форму ещё раз.',
    en: 'This check is no longer valid. Send the form again.',
  },
  'captcha.heading': { uk: 'Хвилинку…', ru: 'Минутку…', en: 'One moment…' },
  'captcha.because-login': {
    uk: 'Було кілька невдалих спроб увійти. Щоб програми не підбирали чужих паролів, браузер розв’язує невелику задачу.',
    ru: 'Было несколько неудачных попыток входа. Чтобы программы не подбирали чужие пароли, браузер решает небольшую задачу.',
    en: 'There were several failed tries to log in. To keep programs from guessing other people’s passwords, the browser is solving a small task.',
  },
  'captcha.because-register': {
    uk: 'З вашої мережі чи цього контакту було багато реєстрацій. Щоб їх не робили програми, браузер розв’язує невелику задачу.',
    ru: 'С вашей сети или этого контакта было много регистраций. Чтобы их не делали программы, браузер решает небольшую задачу.',
    en: 'There were many registrations from your network or with this contact. To keep programs from making them, the browser is solving a small task.',
  },
  'captcha.because-code': {
    uk: 'Коди вже надсилали кілька разів. Щоб програми не засипали людей повідомленнями, браузер розв’язує невелику задачу.',
    ru: 'Коды уже отправляли несколько раз. Чтобы программы не засыпали людей сообщениями, браузер решает небольшую задачу.',
    en: 'Codes were sent several times already. To keep programs from flooding people with messages, the browser is solving a small task.',
  },
  'captcha.wait': {
    uk: 'Від вас нічого не потрібно: зазвичай це кілька секунд, далі форма надішлеться сама.',
    ru: 'От вас ничего не нужно: обычно это несколько секунд, потом форма отправится сама.',
    en: 'You need not do anything: it usually takes a few seconds, and the form then goes by itself.',
  },
  'captcha.working': { uk: 'Браузер рахує', ru: 'Браузер считает', en: 'The browser is working' },
  'captcha.cancel': { uk: 'Не надсилати форму', ru: 'Не отправлять форму', en: 'Do not send the form' },
})
