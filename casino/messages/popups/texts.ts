import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'popup-unknown': {
    uk: 'Такого вікна на сайті немає. Перевірте адресу.',
    ru: 'Такого окна на сайте нет. Проверьте адрес.',
    en: 'There is no such window on this site. Check the address.',
  },
  'popup-not-due': {
    uk: 'Зараз тут нічого вирішувати.',
    ru: 'Сейчас здесь нечего решать.',
    en: 'There is nothing to decide here right now.',
  },
})
