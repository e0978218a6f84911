import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'onboarding.heading': { uk: 'Знайомство', ru: 'Знакомство', en: 'A quick tour' },
  'onboarding.offer.heading': { uk: 'Уперше тут?', ru: 'Впервые здесь?', en: 'New here?' },
  'onboarding.offer.text': {
    uk: 'Чотири картинки: як перевірити раунд, де ваші гроші, як поставити собі межу і що таке гонки.',
    ru: 'Четыре картинки: как проверить раунд, где ваши деньги, как поставить себе предел и что такое гонки.',
    en: 'Four pictures: how to check a round, where your money is, how to set yourself a limit, and what races are.',
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
  'onboarding.fair.heading': { uk: 'Раунд можна перевірити', ru: 'Раунд можно проверить', en: 'Any round can be checked' },
  'onboarding.fair.text': {
    uk: 'Результат зафіксовано ще до ставки: спершу ви бачите відбиток секрету, згодом — сам секрет. Будь-який раунд з «Історії ігор» можна перерахувати самостійно.',
    ru: 'Результат зафиксирован ещё до ставки: сначала вы видите отпечаток секрета, позже — сам секрет. Любой раунд из «Истории игр» можно пересчитать самому.',
    en: 'The outcome is fixed before the bet: first you see the fingerprint of a secret, later the secret itself. Any round in Game history can be worked out again by you.',
  },
  'onboarding.fair.open': { uk: 'Відкрити «Чесність»', ru: 'Открыть «Честность»', en: 'Open Fairness' },
  'onboarding.money.heading': { uk: 'Гроші завжди на виду', ru: 'Деньги всегда на виду', en: 'Your money is always in sight' },
  'onboarding.money.text': {
    uk: 'Баланс — угорі кожної сторінки. Кожне поповнення, ставка й виграш записані в профілі: «Операції» та «Історія ігор». Обидва списки можна зберегти файлом.',
    ru: 'Баланс — вверху каждой страницы. Каждое пополнение, ставка и выигрыш записаны в профиле: «Операции» и «История игр». Оба списка можно сохранить файлом.',
    en: 'The balance stands at the top of every page. Each deposit, stake and win is written down in your profile: Transactions and Game history. Both lists can be saved as a file.',
  },
  'onboarding.money.open': { uk: 'Відкрити «Операції»', ru: 'Открыть «Операции»', en: 'Open Transactions' },
  'onboarding.limits.heading': { uk: 'Межі ставите ви', ru: 'Пределы ставите вы', en: 'You set the limits' },
  'onboarding.limits.text': {
    uk: 'Ліміт на поповнення, програш, ставки чи час діє одразу, а перерву від одного дня можна взяти будь-коли. Там само видно, скільки часу ви граєте й з яким результатом.',
    ru: 'Лимит на пополнения, проигрыш, ставки или время действует сразу, а перерыв от одного дня можно взять когда угодно. Там же видно, сколько времени вы играете и с каким результатом.',
    en: 'A limit on deposits, losses, stakes or time holds at once, and a break of a day or more can be taken at any time. How long you have played, and with what result, is shown there too.',
  },
  'onboarding.limits.open': { uk: 'Відкрити «Безпечну гру»', ru: 'Открыть «Безопасную игру»', en: 'Open Safe play' },
  'onboarding.races.heading': { uk: 'Гонки без поспіху', ru: 'Гонки без спешки', en: 'Races without the rush' },
  'onboarding.races.text': {
    uk: 'Важить удача раунду, а не розмір ставки, і спроб у всіх порівну. Хто зіграв на гроші в гру гонки, той у таблиці під псевдонімом; вийти можна будь-коли. Призи — у профілі.',
    ru: 'Важна удача раунда, а не размер ставки, и попыток у всех поровну. Кто сыграл на деньги в игру гонки, тот в таблице под псевдонимом; выйти можно когда угодно. Призы — в профиле.',
    en: 'What counts is the luck of a round, not the size of a stake, and everybody has the same tries. Whoever plays a race’s game for money is in its table, by nickname, and can leave at any time. Prizes are in your profile.',
  },
  'onboarding.races.open': { uk: 'Відкрити «Гонки»', ru: 'Открыть «Гонки»', en: 'Open Races' },
})
