import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'prize-drops.heading': { uk: 'Випадкові призи', ru: 'Случайные призы', en: 'Prize drops' },
  'prize-drops.prize': {
    uk: '{outcome}: випадковий приз «{title}»',
    ru: '{outcome}: случайный приз «{title}»',
    en: '{outcome}: prize drop “{title}”',
  },
  'prize-drops.promise': {
    uk: 'Приз може випасти після будь-якого раунду на гроші, навіть без виграшу. Шанс однаковий для кожного раунду й не залежить від розміру ставки.',
    ru: 'Приз может выпасть после любого раунда на деньги, даже без выигрыша. Шанс одинаков для каждого раунда и не зависит от размера ставки.',
    en: 'A prize may drop after any money round, even one that wins nothing. The chance is the same for every round, whatever the stake.',
  },
  'prize-drops.gone': {
    uk: 'Усе вже випало: раунди більше нічого не приносять. Кому що дісталося, видно нижче.',
    ru: 'Всё уже выпало: раунды больше ничего не приносят. Кому что досталось, видно ниже.',
    en: 'Everything has dropped, so rounds no longer bring any prize. Who got what is below.',
  },
  'prize-drops.pool': { uk: 'Ще не випало', ru: 'Ещё не выпало', en: 'Still to drop' },
  'prize-drops.pool.of': { uk: '{left} із {whole}', ru: '{left} из {whole}', en: '{left} of {whole}' },
  'prize-drops.until-end': { uk: 'До завершення', ru: 'До завершения', en: 'Until it ends' },
  'prize-drops.until-start': { uk: 'До початку', ru: 'До начала', en: 'Until it starts' },
  'prize-drops.over': { uk: 'Завершено', ru: 'Завершено', en: 'It’s over' },
  'prize-drops.to-games': { uk: 'До ігор', ru: 'К играм', en: 'Games that count' },
  'prize-drops.chances': { uk: 'Що може випасти', ru: 'Что может выпасть', en: 'What may drop' },
  'prize-drops.winners': { uk: 'Останні переможці', ru: 'Последние победители', en: 'Last winners' },
  'prize-drops.winners.none': {
    uk: 'Поки що нікому нічого не випало. Перший переможець з’явиться тут одразу.',
    ru: 'Пока никому ничего не выпало. Первый победитель появится здесь сразу.',
    en: 'Nothing has dropped yet. The first winner will appear here at once.',
  },
  'prize-drops.rules': { uk: 'Правила', ru: 'Правила', en: 'Rules' },
  'prize-drops.rules.rounds': {
    uk: 'Рахуються раунди на гроші в іграх нижче, зі ставкою від {stake}. Демо та безкоштовні раунди не рахуються.',
    ru: 'Считаются раунды на деньги в играх ниже, со ставкой от {stake}. Демо и бесплатные раунды не считаются.',
    en: 'Money rounds in the games below count, from a stake of {stake}. Demo and free rounds don’t.',
  },
  'prize-drops.rules.money': {
    uk: 'Гроші надходять на рахунок одразу й без відіграшу.',
    ru: 'Деньги поступают на счёт сразу и без отыгрыша.',
    en: 'The money is in your account at once, with no wagering.',
  },
  'prize-drops.rules.prizes': {
    uk: 'Інші призи ви знайдете у своєму профілі.',
    ru: 'Другие призы вы найдёте в своём профиле.',
    en: 'You’ll find other prizes in your profile.',
  },
  'prize-drops.rules.own-prizes': { uk: 'Ваші призи', ru: 'Ваши призы', en: 'Your prizes' },
  'prize-drops.rules.funded': {
    uk: 'Усі призи вже відкладено. Що не випаде до завершення, повернеться до казино.',
    ru: 'Все призы уже отложены. Что не выпадет до завершения, вернётся в казино.',
    en: 'Every prize is already set aside. What hasn’t dropped by the end goes back to the house.',
  },
  'prize-drops.rules.fair': {
    uk: 'Що випаде, визначено секретним ключем, хеш якого опубліковано до початку.',
    ru: 'Что выпадет, определено секретным ключом, хеш которого опубликован до начала.',
    en: 'What drops is decided by a secret key whose hash was published before the start.',
  },
  'prize-drops.rules.check': { uk: 'Перевірити чесність', ru: 'Проверить честность', en: 'Check the fairness' },
  'prize-drops.none.heading': {
    uk: 'Зараз випадкових призів немає',
    ru: 'Сейчас случайных призов нет',
    en: 'No prize drops are on',
  },
  'prize-drops.none.text': {
    uk: 'Щойно почнуться наступні, вони будуть тут.',
    ru: 'Как только начнутся следующие, они будут здесь.',
    en: 'The next ones will be here as soon as they start.',
  },
  'prize-drops.notice.own': { uk: 'Вам випав приз: {prize}', ru: 'Вам выпал приз: {prize}', en: 'A prize dropped for you: {prize}' },
  'prize-drops.notice.other': {
    uk: '{winner}: випав приз {prize}',
    ru: '{winner}: выпал приз {prize}',
    en: '{winner} got a prize drop: {prize}',
  },
})
