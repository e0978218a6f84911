import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'top-win-unknown': {
    uk: 'Цього виграшу вже немає у списку. Оновіть сторінку.',
    ru: 'Этого выигрыша уже нет в списке. Обновите страницу.',
    en: 'This win is no longer in the list. Reload the page.',
  },
  'top-wins.heading': { uk: 'Найбільші виграші', ru: 'Самые большие выигрыши', en: 'Top wins' },
  'top-wins.text': {
    uk: 'Справжні раунди за останні 30 днів: у скільки разів виграш більший за ставку. Одне місце на гравця.',
    ru: 'Настоящие раунды за последние 30 дней: во сколько раз выигрыш больше ставки. Одно место на игрока.',
    en: 'Real rounds of the last 30 days, by how many times the win exceeds its stake. One place per player.',
  },
  'top-wins.honest': {
    uk: 'Такі виграші рідкісні. Частіше раунд повертає менше за ставку: RTP кожної гри — на її сторінці.',
    ru: 'Такие выигрыши редки. Чаще раунд возвращает меньше ставки: RTP каждой игры — на её странице.',
    en: 'Wins like these are rare. Most rounds return less than their stake: each game’s page has its RTP.',
  },
  'top-wins.of-game': { uk: 'Повтори виграшів', ru: 'Повторы выигрышей', en: 'Wins to watch again' },
  'top-wins.empty': {
    uk: 'За останні 30 днів виграшу від десяти ставок тут не було.',
    ru: 'За последние 30 дней выигрыша от десяти ставок здесь не было.',
    en: 'There was no win of ten stakes or more here in the last 30 days.',
  },
  'top-wins.watch': { uk: 'Дивитися', ru: 'Смотреть', en: 'Watch' },
  'top-wins.watch-of': {
    uk: 'Дивитися виграш: {login}, {title}',
    ru: 'Смотреть выигрыш: {login}, {title}',
    en: 'Watch the win of {login} in {title}',
  },
  'top-wins.stakes': { uk: '×{multiple}', ru: '×{multiple}', en: '{multiple}×' },
  'top-wins.replay': { uk: 'Повтор виграшу {login}', ru: 'Повтор выигрыша {login}', en: 'A win of {login}' },
  'top-wins.loading': { uk: 'Повтор завантажується', ru: 'Повтор загружается', en: 'The replay is loading' },
  'top-wins.replay-note': {
    uk: 'Це запис раунду: ставка не списується, виграш не нараховується.',
    ru: 'Это запись раунда: ставка не списывается, выигрыш не начисляется.',
    en: 'This is a recording of a round: nothing is staked and nothing is paid.',
  },
  'top-wins.not-now': {
    uk: 'Зараз гру для вас закрито, тож чужих виграшів тут не показуємо.',
    ru: 'Сейчас игра для вас закрыта, поэтому чужие выигрыши здесь не показываем.',
    en: 'Play is closed for you at the moment, so we don’t show other people’s wins here.',
  },
})
