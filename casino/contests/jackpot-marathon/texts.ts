import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'jackpot-marathon.heading': { uk: 'Джекпот-марафон', ru: 'Джекпот-марафон', en: 'Jackpot marathon' },
  'jackpot-marathon.step': {
    uk: '«{title}», {step}: нагорода за день',
    ru: '«{title}», {step}: награда за день',
    en: '“{title}”, {step}: reward for the day',
  },
  'jackpot-marathon.share': {
    uk: '«{title}»: ваша частка джекпоту',
    ru: '«{title}»: ваша доля джекпота',
    en: '“{title}”: your share of the jackpot',
  },
  'jackpot-marathon.pot': { uk: 'Джекпот марафону', ru: 'Джекпот марафона', en: 'The marathon’s jackpot' },
  'jackpot-marathon.pot.text': {
    uk: 'Його порівну поділять усі, хто виконає завдання кожного дня.',
    ru: 'Его поровну разделят все, кто выполнит задание каждого дня.',
    en: 'Everybody who does every day’s task shares it equally.',
  },
  'jackpot-marathon.finishers': {
    uk: '{count, plural, =0 {Усі дні ще не пройшов ніхто} one {Усі дні пройшов # гравець} few {Усі дні пройшли # гравці} many {Усі дні пройшли # гравців} other {Усі дні пройшли # гравця}}',
    ru: '{count, plural, =0 {Все дни ещё не прошёл никто} one {Все дни прошёл # игрок} few {Все дни прошли # игрока} many {Все дни прошли # игроков} other {Все дни прошли # игрока}}',
    en: '{count, plural, =0 {Nobody has done every day yet} one {# player has done every day} other {# players have done every day}}',
  },
  'jackpot-marathon.days': { uk: 'Дні марафону', ru: 'Дни марафона', en: 'Days of the marathon' },
  'jackpot-marathon.rules': {
    uk: 'Рахуються раунди на гроші в іграх марафону. Пропущений день надолужити не можна, але нагороди за інші дні залишаються вашими. Усі суми вже відкладено.',
    ru: 'Считаются раунды на деньги в играх марафона. Пропущенный день наверстать нельзя, но награды за другие дни остаются вашими. Все суммы уже отложены.',
    en: 'Money rounds in the marathon’s games count. A missed day can’t be made up, but the rewards of the other days stay yours. Every amount is already set aside.',
  },
  'jackpot-marathon.to-games': { uk: 'До ігор', ru: 'К играм', en: 'To the games' },
  'jackpot-marathon.guest': {
    uk: 'Зареєструйтеся, щоб ваші дні рахувалися.',
    ru: 'Зарегистрируйтесь, чтобы ваши дни считались.',
    en: 'Register so that your days count.',
  },
  'jackpot-marathon.register': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'jackpot-marathon.loading': { uk: 'Завантажуємо марафон…', ru: 'Загружаем марафон…', en: 'Loading the marathon…' },
  'jackpot-marathon.none': {
    uk: 'Зараз марафону немає. Щойно почнеться наступний, він буде тут.',
    ru: 'Сейчас марафона нет. Как только начнётся следующий, он будет здесь.',
    en: 'No marathon is on. The next one will be here as soon as it starts.',
  },
})
