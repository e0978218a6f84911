import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'onboarding.heading': { uk: 'Знайомство', ru: 'Знакомство', en: 'A quick tour' },
  'onboarding.offer.heading': { uk: 'Уперше тут?', ru: 'Впервые здесь?', en: 'New here?' },
  'onboarding.offer.text': {
    uk: 'Чотири короткі кроки: як перевірити раунд, де переглянути свої гроші, як установити ліміти та що таке гонки.',
    ru: 'Четыре коротких шага: как проверить раунд, где посмотреть свои деньги, как установить лимиты и что такое гонки.',
    en: 'Four short steps: how to check a round, where to see your money, how to set limits and what races are.',
  },
  'onboarding.offer.show': { uk: 'Подивитися', ru: 'Посмотреть', en: 'Have a look' },
  'onboarding.offer.refuse': { uk: 'Не треба', ru: 'Не нужно', en: 'No, thanks' },
  'onboarding.offer.refused': {
    uk: 'Гаразд. Якщо захочете — «Знайомство» є внизу кожної сторінки.',
    ru: 'Хорошо. Если захотите — «Знакомство» есть внизу каждой страницы.',
    en: 'No problem. “A quick tour” is at the foot of every page if you change your mind.',
  },
  'onboarding.step': { uk: '{step} з {all}', ru: '{step} из {all}', en: '{step} of {all}' },
  'onboarding.skip': { uk: 'Пропустити', ru: 'Пропустить', en: 'Skip' },
  'onboarding.back': { uk: 'Назад', ru: 'Назад', en: 'Back' },
  'onboarding.next': { uk: 'Далі', ru: 'Далее', en: 'Next' },
  'onboarding.done': { uk: 'Готово', ru: 'Готово', en: 'Done' },
  'onboarding.fair.heading': { uk: 'Раунд можна перевірити', ru: 'Раунд можно проверить', en: 'Rounds can be checked' },
  'onboarding.fair.text': {
    uk: 'У наших іграх результат зафіксовано ще до ставки: спершу ви бачите відбиток секрету, згодом — сам секрет. Будь-який їхній раунд з історії можна перевірити самостійно.',
    ru: 'В наших играх результат зафиксирован ещё до ставки: сначала вы видите отпечаток секрета, позже — сам секрет. Любой их раунд из истории можно проверить самому.',
    en: 'In our own games the outcome is fixed before you bet: you see a fingerprint of the secret first and the secret itself later. You can check any of their rounds in your history yourself.',
  },
  'onboarding.fair.open': { uk: 'Відкрити «Чесність»', ru: 'Открыть «Честность»', en: 'Open Fairness' },
  'onboarding.money.heading': { uk: 'Гроші завжди на виду', ru: 'Деньги всегда на виду', en: 'Your money is always in sight' },
  'onboarding.money.text': {
    uk: 'Баланс видно вгорі кожної сторінки. Усі поповнення, ставки й виграші — у профілі, у розділі «Історія». Їх можна завантажити файлом.',
    ru: 'Баланс виден вверху каждой страницы. Все пополнения, ставки и выигрыши — в профиле, в разделе «История». Их можно скачать файлом.',
    en: 'Your balance is shown at the top of every page. All your deposits, bets and wins are listed under History in your profile, and you can download them as a file.',
  },
  'onboarding.money.open': { uk: 'Відкрити «Операції»', ru: 'Открыть «Операции»', en: 'Open Transactions' },
  'onboarding.limits.heading': { uk: 'Ліміти встановлюєте ви', ru: 'Лимиты устанавливаете вы', en: 'You set the limits' },
  'onboarding.limits.text': {
    uk: 'Ліміт на поповнення, програш, ставки чи час діє одразу, а перерву від одного дня можна взяти будь-коли. Там само видно, скільки часу ви граєте й з яким результатом.',
    ru: 'Лимит на пополнения, проигрыш, ставки или время действует сразу, а перерыв от одного дня можно взять когда угодно. Там же видно, сколько времени вы играете и с каким результатом.',
    en: 'Limits on deposits, losses, bets and time apply straight away, and you can take a break of a day or more at any time. You can also see how long you’ve played and your result.',
  },
  'onboarding.limits.open': { uk: 'Відкрити «Відповідальну гру»', ru: 'Открыть «Ответственную игру»', en: 'Open Responsible play' },
  'onboarding.races.heading': { uk: 'Гонки без поспіху', ru: 'Гонки без спешки', en: 'Races without the rush' },
  'onboarding.races.text': {
    uk: 'Місце залежить від вдалих раундів, а не від розміру ставки, і спроб у всіх однаково. Зіграйте на гроші в одну з ігор гонки, і ваш псевдонім з’явиться в таблиці; вийти можна будь-коли. Призи шукайте в профілі.',
    ru: 'Место зависит от удачных раундов, а не от размера ставки, и попыток у всех одинаково. Сыграйте на деньги в одну из игр гонки, и ваш псевдоним появится в таблице; выйти можно в любой момент. Призы ищите в профиле.',
    en: 'Your place depends on lucky rounds, not on how much you bet, and everyone gets the same number of attempts. Play one of the race’s games for money and your nickname appears in the table; you can leave at any time. Prizes are in your profile.',
  },
  'onboarding.races.open': { uk: 'Відкрити «Гонки»', ru: 'Открыть «Гонки»', en: 'Open Races' },
})
