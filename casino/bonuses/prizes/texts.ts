import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'prizes.tab': { uk: 'Призи', ru: 'Призы', en: 'Prizes' },
  'prizes.list': { uk: 'Ваші призи', ru: 'Ваши призы', en: 'Your prizes' },
  'prizes.hide': { uk: 'Прибрати зі списку', ru: 'Убрать из списка', en: 'Remove from the list' },
  'prizes.empty.heading': { uk: 'Тут будуть ваші призи', ru: 'Здесь будут ваши призы', en: 'Your prizes will be here' },
  'prizes.empty.text': {
    uk: 'Приз за гонку зараховується одразу після її завершення, без відіграшу.',
    ru: 'Приз за гонку зачисляется сразу после её завершения, без отыгрыша.',
    en: 'A race prize is credited as soon as the race ends, with no wagering.',
  },
  'prizes.empty.action': { uk: 'До гонок', ru: 'К гонкам', en: 'See the races' },
  'prizes.kind.money': { uk: '{amount}', ru: '{amount}', en: '{amount}' },
  'prizes.take': { uk: 'Забрати', ru: 'Забрать', en: 'Claim' },
  'prizes.until': { uk: 'Заберіть до {moment}', ru: 'Заберите до {moment}', en: 'Claim by {moment}' },
  'prizes.state.granted': { uk: 'Зараховуємо', ru: 'Зачисляем', en: 'On its way' },
  'prizes.state.waiting-for-player': { uk: 'Чекає на вас', ru: 'Ждёт вас', en: 'Ready to claim' },
  'prizes.state.taken': { uk: 'Оформлюємо', ru: 'Оформляем', en: 'Being prepared' },
  'prizes.state.fulfilled': { uk: 'Отримано', ru: 'Получен', en: 'Received' },
  'prizes.state.expired': { uk: 'Строк минув', ru: 'Срок истёк', en: 'Expired' },
  'prizes.state.returned': { uk: 'Скасовано', ru: 'Отменён', en: 'Cancelled' },
  'prizes-too-late': {
    uk: 'Цей приз уже не можна забрати: строк минув або його скасовано.',
    ru: 'Этот приз уже нельзя забрать: срок истёк или он отменён.',
    en: 'This prize can no longer be claimed: it has expired or was cancelled.',
  },
  'prizes-not-now': {
    uk: 'Поки діє ваша пауза в грі, призи не видаються. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пока действует ваша пауза в игре, призы не выдаются. Подробности — на странице ответственной игры.',
    en: 'Prizes can’t be claimed while your break from play lasts. See the responsible play page for details.',
  },
  'prizes-prize-unknown': {
    uk: 'Такого призу у вас немає. Оновіть сторінку.',
    ru: 'Такого приза у вас нет. Обновите страницу.',
    en: 'You have no such prize. Reload the page.',
  },
})
