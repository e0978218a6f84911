import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the notification centre says. */
export const texts = defineTexts({
  'invite-friends.notice.title': { uk: 'Запрошення друзів', ru: 'Приглашение друзей', en: 'Inviting friends' },
  'invite-friends.notice.registered': {
    uk: 'Реєстрація за вашим посиланням: {nickname}.',
    ru: 'Регистрация по вашей ссылке: {nickname}.',
    en: '{nickname} has joined by your link.',
  },
  'invite-friends.notice.checking': {
    uk: 'Від {nickname} надійшло поповнення. Ми перевіряємо запрошення, бо рахунки схожі: спільний пристрій, мережа, спосіб оплати чи дані. Відповідь буде тут.',
    ru: 'От {nickname} поступило пополнение. Мы проверяем приглашение, потому что счета похожи: общее устройство, сеть, способ оплаты или данные. Ответ будет здесь.',
    en: '{nickname} has made a deposit. We are checking the invitation because the accounts look alike: a shared device, network, payment method or details. The answer will be here.',
  },
  'invite-friends.notice.deposit-gone': {
    uk: 'За запрошення {nickname} винагороди не буде: перше поповнення, за яке вона належала, скасовано.',
    ru: 'За приглашение {nickname} награды не будет: первое пополнение, за которое она полагалась, отменено.',
    en: 'There is no reward for inviting {nickname}: the first deposit that it was for was cancelled.',
  },
  'invite-friends.notice.declined': {
    uk: 'За запрошення {nickname} винагороди не буде: нагороджуємо за друзів, а не за другий рахунок.',
    ru: 'За приглашение {nickname} награды не будет: награждаем за друзей, а не за второй счёт.',
    en: 'There is no reward for inviting {nickname}: rewards are for friends, not for a second account.',
  },
  'invite-friends.notice.small': {
    uk: 'Перше поповнення {nickname} менше, ніж треба для винагороди.',
    ru: 'Первое пополнение {nickname} меньше, чем нужно для награды.',
    en: 'The first deposit of {nickname} is smaller than a reward asks for.',
  },
})
