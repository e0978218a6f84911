import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'players-activity.heading': { uk: 'Зараз відкривають', ru: 'Сейчас открывают', en: 'Opened just now' },
  'players-activity.text': {
    uk: 'У які ігри заходять. Імена приховано; хто приховав свій профіль, того тут немає.',
    ru: 'В какие игры заходят. Имена скрыты; кто скрыл свой профиль, того здесь нет.',
    en: 'Games that players go into. Names are masked, and whoever hides their profile isn’t here.',
  },
})
