import type { CategoryDocument } from '../document.ts'

export const fairness: CategoryDocument = {
  slug: 'fairness',
  title: { uk: 'Чесність', ru: 'Честность', en: 'Fairness' },
  icon: 'shield',
  position: 10,
  stories: [
    {
      slug: 'fairness-sealed',
      is_invitation: false,
      heading: { uk: 'Результат зафіксовано до ставки', ru: 'Результат зафиксирован до ставки', en: 'The outcome is fixed before the bet' },
      text: {
        uk: 'У наших іграх до раунду ви бачите відбиток секрету, а після нього — сам секрет. Відбиток той самий, отже заднім числом нічого не змінено.',
        ru: 'В наших играх до раунда вы видите отпечаток секрета, а после него — сам секрет. Отпечаток тот же, значит, задним числом ничего не изменено.',
        en: 'In our own games you see a fingerprint of the secret before you play, and the secret itself afterwards. The fingerprint is the same, so nothing was changed in between.',
      },
      scene: 'sealed',
      link: { path: '/fairness/', label: { uk: 'Як це працює', ru: 'Как это работает', en: 'How it works' } },
    },
    {
      slug: 'fairness-recount',
      is_invitation: false,
      heading: { uk: 'Перерахуйте раунд самі', ru: 'Пересчитайте раунд сами', en: 'Work a round out yourself' },
      text: {
        uk: 'Візьміть з історії дані раунду нашої гри й натисніть «Перевірити». Рахує ваш браузер і нічого не надсилає: інтернет можна навіть вимкнути.',
        ru: 'Возьмите из истории данные раунда нашей игры и нажмите «Проверить». Считает ваш браузер и ничего не отправляет: интернет можно даже отключить.',
        en: 'Take the data of a round of our own games from your history and press “Check”. Your own browser does the sums and sends nothing: you can even go offline.',
      },
      scene: 'recount',
      link: { path: '/fairness/', label: { uk: 'Перевірити раунд', ru: 'Проверить раунд', en: 'Check a round' } },
    },
  ],
}

export const limits: CategoryDocument = {
  slug: 'limits',
  title: { uk: 'Ліміти', ru: 'Лимиты', en: 'Limits' },
  icon: 'hourglass',
  position: 20,
  stories: [
    {
      slug: 'limits-at-once',
      is_invitation: false,
      heading: { uk: 'Межу встановлюєте ви', ru: 'Границу устанавливаете вы', en: 'You set the limits' },
      text: {
        uk: 'Поповнення, програш, ставки або час. Нижчий ліміт діє одразу, вищий — лише через 24 години й після вашого другого підтвердження.',
        ru: 'Пополнения, проигрыш, ставки или время. Более низкий лимит действует сразу, более высокий — только через 24 часа и после вашего второго подтверждения.',
        en: 'On deposits, losses, stakes or time. A lower limit applies at once; a higher one only after 24 hours, once you confirm it again.',
      },
      scene: 'limits',
      link: { path: '/responsible-play/', label: { uk: 'Мої ліміти', ru: 'Мои лимиты', en: 'My limits' } },
    },
    {
      slug: 'limits-pause',
      is_invitation: false,
      heading: { uk: 'Перерва без пояснень', ru: 'Перерыв без объяснений', en: 'A break, no questions asked' },
      text: {
        uk: 'Від одного дня до шести тижнів, а самовиключення — від пів року. Ставки й поповнення зупиняються одразу, а свої гроші ви можете вивести.',
        ru: 'От одного дня до шести недель, а самоисключение — от полугода. Ставки и пополнения останавливаются сразу, а свои деньги вы можете вывести.',
        en: 'From a day to six weeks, or self-exclusion from six months on. Bets and deposits stop at once, and you can still withdraw your money.',
      },
      scene: 'pause',
      link: { path: '/responsible-play/', label: { uk: 'Узяти перерву', ru: 'Взять перерыв', en: 'Take a break' } },
    },
  ],
}

export const money: CategoryDocument = {
  slug: 'money',
  title: { uk: 'Гроші', ru: 'Деньги', en: 'Money' },
  icon: 'bank',
  position: 30,
  stories: [
    {
      slug: 'money-payout',
      is_invitation: false,
      heading: { uk: 'Як іде виплата', ru: 'Как идёт выплата', en: 'How a withdrawal goes' },
      text: {
        uk: 'Сума одразу відкладається. Названі правила схвалюють її самі або передають людині, а ви бачите, на якому вона кроці й у кого.',
        ru: 'Сумма сразу откладывается. Названные правила одобряют её сами или передают человеку, а вы видите, на каком она шаге и у кого.',
        en: 'The amount is set aside at once. Named rules approve it or pass it to a person, and you see which step it is at and who has it.',
      },
      scene: 'payout',
      link: { path: '/cash/withdraw/', label: { uk: 'До виплат', ru: 'К выплатам', en: 'Withdrawals' } },
    },
    {
      slug: 'money-history',
      is_invitation: false,
      heading: { uk: 'Кожна копійка має запис', ru: 'У каждой копейки есть запись', en: 'Every cent has its record' },
      text: {
        uk: 'Поповнення, ставки, виграші й виплати — в одній історії, з підсумком за будь-який період. Її можна завантажити файлом.',
        ru: 'Пополнения, ставки, выигрыши и выплаты — в одной истории, с итогом за любой период. Её можно скачать файлом.',
        en: 'Deposits, bets, wins and withdrawals in one history, with a total for any period. You can download it as a file.',
      },
      scene: 'history',
      link: { path: '/profile/?tab=transactions', label: { uk: 'Відкрити історію', ru: 'Открыть историю', en: 'Open the history' } },
    },
  ],
}
