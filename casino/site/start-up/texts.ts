import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'operator-key-wrong': {
    uk: 'Цю дію може виконати лише оператор із ключем X-Operator-Key.',
    ru: 'Это действие может выполнить только оператор с ключом X-Operator-Key.',
    en: 'Only an operator with the X-Operator-Key header can do this.',
  },
  'start-up.texts-of-the-start': {
    uk: 'Зібрано з текстів, які сайт прочитав під час запуску. Зміни у файлах діятимуть після перезапуску.',
    ru: 'Собрано из текстов, которые сайт прочитал при запуске. Изменения в файлах подействуют после перезапуска.',
    en: 'Built from the texts that the site read when it started. What changed in files since then takes effect after a restart.',
  },
})
