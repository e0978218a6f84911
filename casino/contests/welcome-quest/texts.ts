import { defineTexts } from '#kernel/i18n/texts.ts'

/** What is refused. */
export const texts = defineTexts({
  'welcome-quest-none': {
    uk: 'Завдання першого тижня для вас уже завершено або їх немає.',
    ru: 'Задания первой недели для вас уже завершены или их нет.',
    en: 'The tasks of the first week are over for you, or there are none.',
  },
  'welcome-quest-taken': {
    uk: 'Приз за це завдання ви вже забрали.',
    ru: 'Приз за это задание вы уже забрали.',
    en: 'You have already taken the prize for this task.',
  },
  'welcome-quest.prize': {
    uk: '«{title}»: {step}',
    ru: '«{title}»: {step}',
    en: '“{title}”: {step}',
  },
})
