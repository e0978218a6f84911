import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the server says of the status: refusals, names of points and medals, reasons. */
export const texts = defineTexts({
  'classification-closed': {
    uk: 'Обмін медалей зараз закрито. Ваші бали й медалі лишаються вашими.',
    ru: 'Обмен медалей сейчас закрыт. Ваши баллы и медали остаются вашими.',
    en: 'Medals can’t be exchanged at the moment. Your points and medals stay yours.',
  },
  'classification-play-closed': {
    uk: 'Гра для вас зараз закрита, тому медалі не обмінюються. Нічого не списано.',
    ru: 'Игра для вас сейчас закрыта, поэтому медали не обмениваются. Ничего не списано.',
    en: 'You can’t play at the moment, so medals can’t be exchanged. Nothing has been spent.',
  },
  'classification-medal-unknown': { uk: 'Такої медалі немає.', ru: 'Такой медали нет.', en: 'There is no such medal.' },
  'classification-few-medals': {
    uk: 'Для обміну не вистачає медалей. Нічого не списано.',
    ru: 'Для обмена не хватает медалей. Ничего не списано.',
    en: 'You don’t have enough medals for this exchange. Nothing has been spent.',
  },
  'classification-given-out': {
    uk: 'Ці бонуси вже роздано. Медалі не списано.',
    ru: 'Эти бонусы уже розданы. Медали не списаны.',
    en: 'These bonuses have all been given out. Your medals haven’t been spent.',
  },
  'classification-had': {
    uk: 'Більше цих бонусів одному гравцеві не дають. Медалі не списано.',
    ru: 'Больше этих бонусов одному игроку не дают. Медали не списаны.',
    en: 'No player gets more of this bonus than you have had. Your medals haven’t been spent.',
  },
  // CN-070: the words of the specification.
  'classification.exchanged': { uk: 'Обмін успішний!', ru: 'Обмен успешный!', en: 'Exchanged!' },
  'classification.exchanged.hint': {
    uk: 'Активуйте бонус на сторінці бонусів.',
    ru: 'Активируйте бонус на странице бонусов.',
    en: 'Activate the bonus on the bonuses page.',
  },
  'classification.step': { uk: '«{title}»: {step}', ru: '«{title}»: {step}', en: '“{title}”: {step}' },
  'classification.exchange': {
    uk: '«{title}»: обмін медалей',
    ru: '«{title}»: обмен медалей',
    en: '“{title}”: an exchange of medals',
  },
  'classification.for-level': { uk: 'За рівень «{level}»', ru: 'За уровень «{level}»', en: 'For reaching the level “{level}”' },
  'classification.for-points': {
    uk: 'За кожні {count, plural, one {# бал} few {# бали} many {# балів} other {# бала}} статусу',
    ru: 'За каждые {count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}} статуса',
    en: 'For each {count, plural, one {# status point} other {# status points}}',
  },
  'classification.notice.title': { uk: 'Новий рівень статусу', ru: 'Новый уровень статуса', en: 'A new status level' },
  'classification.notice.body': {
    uk: 'Ваш рівень тепер — «{level}».',
    ru: 'Ваш уровень теперь — «{level}».',
    en: 'Your level is now “{level}”.',
  },
  'classification.cp.say': {
    uk: '{amount, plural, one {# бал} few {# бали} many {# балів} other {# бала}} статусу',
    ru: '{amount, plural, one {# балл} few {# балла} many {# баллов} other {# балла}} статуса',
    en: '{amount, plural, one {# status point} other {# status points}}',
  },
  'classification.cp.tell': {
    uk: 'Ви отримали {amount, plural, one {# бал} few {# бали} many {# балів} other {# бала}} статусу.',
    ru: 'Вы получили {amount, plural, one {# балл} few {# балла} many {# баллов} other {# балла}} статуса.',
    en: 'You got {amount, plural, one {# status point} other {# status points}}.',
  },
  'classification.medal-1': { uk: 'Бронзова медаль', ru: 'Бронзовая медаль', en: 'Bronze medal' },
  'classification.medal-2': { uk: 'Срібна медаль', ru: 'Серебряная медаль', en: 'Silver medal' },
  'classification.medal-3': { uk: 'Золота медаль', ru: 'Золотая медаль', en: 'Gold medal' },
  'classification.medal-1.say': {
    uk: '{amount, plural, one {# бронзова медаль} few {# бронзові медалі} many {# бронзових медалей} other {# бронзової медалі}}',
    ru: '{amount, plural, one {# бронзовая медаль} few {# бронзовые медали} many {# бронзовых медалей} other {# бронзовой медали}}',
    en: '{amount, plural, one {# bronze medal} other {# bronze medals}}',
  },
  'classification.medal-1.tell': {
    uk: 'Ви отримали {amount, plural, one {# бронзову медаль} few {# бронзові медалі} many {# бронзових медалей} other {# бронзової медалі}}.',
    ru: 'Вы получили {amount, plural, one {# бронзовую медаль} few {# бронзовые медали} many {# бронзовых медалей} other {# бронзовой медали}}.',
    en: 'You got {amount, plural, one {# bronze medal} other {# bronze medals}}.',
  },
  'classification.medal-2.say': {
    uk: '{amount, plural, one {# срібна медаль} few {# срібні медалі} many {# срібних медалей} other {# срібної медалі}}',
    ru: '{amount, plural, one {# серебряная медаль} few {# серебряные медали} many {# серебряных медалей} other {# серебряной медали}}',
    en: '{amount, plural, one {# silver medal} other {# silver medals}}',
  },
  'classification.medal-2.tell': {
    uk: 'Ви отримали {amount, plural, one {# срібну медаль} few {# срібні медалі} many {# срібних медалей} other {# срібної медалі}}.',
    ru: 'Вы получили {amount, plural, one {# серебряную медаль} few {# серебряные медали} many {# серебряных медалей} other {# серебряной медали}}.',
    en: 'You got {amount, plural, one {# silver medal} other {# silver medals}}.',
  },
  'classification.medal-3.say': {
    uk: '{amount, plural, one {# золота медаль} few {# золоті медалі} many {# золотих медалей} other {# золотої медалі}}',
    ru: '{amount, plural, one {# золотая медаль} few {# золотые медали} many {# золотых медалей} other {# золотой медали}}',
    en: '{amount, plural, one {# gold medal} other {# gold medals}}',
  },
  'classification.medal-3.tell': {
    uk: 'Ви отримали {amount, plural, one {# золоту медаль} few {# золоті медалі} many {# золотих медалей} other {# золотої медалі}}.',
    ru: 'Вы получили {amount, plural, one {# золотую медаль} few {# золотые медали} many {# золотых медалей} other {# золотой медали}}.',
    en: 'You got {amount, plural, one {# gold medal} other {# gold medals}}.',
  },
})
