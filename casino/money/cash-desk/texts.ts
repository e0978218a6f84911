import { defineTexts } from '#kernel/i18n/texts.ts'
import { depositLimitTexts } from './deposit-limit-texts.ts'
import { transferTexts } from './transfer-texts.ts'
import { widgetTexts } from './widget-texts.ts'

/** What the cash desk has to say. Codes of refusals are keys; `cardPayment.…` are the specification's own (WA-024, CN-071b). */
export const texts = defineTexts({
  ...depositLimitTexts,
  ...transferTexts,
  ...widgetTexts,
  'deposit-below-minimum': {
    uk: 'Мінімальна сума поповнення — {bound}. Збільште суму.',
    ru: 'Минимальная сумма пополнения — {bound}. Увеличьте сумму.',
    en: 'The smallest deposit is {bound}. Choose a larger amount.',
  },
  'deposit-above-maximum': {
    uk: 'За один раз можна поповнити щонайбільше на {bound}. Зменште суму.',
    ru: 'За один раз можно пополнить не больше чем на {bound}. Уменьшите сумму.',
    en: 'You can deposit up to {bound} at a time. Choose a smaller amount.',
  },
  'currency-deposit-waits': {
    uk: 'Ще чекаємо на ваше поповнення з бонусом: він буде в поточній валюті. Змініть її, коли поповнення надійде або скасується.',
    ru: 'Ещё ждём ваше пополнение с бонусом: он будет в текущей валюте. Смените её, когда пополнение поступит или отменится.',
    en: 'A deposit with a bonus in your current currency is still pending. You can change currency once it’s completed or cancelled.',
  },
  'erasure-deposit-waits': {
    uk: 'Ще чекаємо на ваше поповнення. Видалити акаунт можна, коли воно надійде або скасується.',
    ru: 'Ещё ждём ваше пополнение. Удалить аккаунт можно, когда оно поступит или отменится.',
    en: 'You have a pending deposit. You can delete your account once it’s completed or cancelled.',
  },
  'deposit-currency-other': {
    uk: 'Такої валюти в касі немає. Оновіть сторінку й виберіть суму ще раз.',
    ru: 'Такой валюты в кассе нет. Обновите страницу и выберите сумму ещё раз.',
    en: 'The cash desk doesn’t know this currency. Refresh the page and choose the amount again.',
  },
  'deposit-method-unknown': {
    uk: 'Цей спосіб оплати зараз недоступний. Виберіть інший.',
    ru: 'Этот способ оплаты сейчас недоступен. Выберите другой.',
    en: 'This payment method is not available right now. Choose another one.',
  },
  'deposit-bonus-unknown': {
    uk: 'Цей бонус недоступний. Можна поповнити рахунок без бонусу.',
    ru: 'Этот бонус недоступен. Можно пополнить счёт без бонуса.',
    en: 'This bonus is not available. You can deposit without a bonus.',
  },
  'deposit-bonus-other-currency': {
    uk: 'Бонус можна взяти лише з поповненням у валюті, в якій ви граєте. Поповніть без бонусу або виберіть її.',
    ru: 'Бонус можно взять только с пополнением в валюте, в которой вы играете. Пополните без бонуса или выберите её.',
    en: 'A bonus comes only with a deposit in the currency you play in. Deposit without it, or choose that currency.',
  },
  'deposit-below-bonus': {
    uk: 'Для цього бонусу сума замала. Збільште її або поповніть рахунок без бонусу.',
    ru: 'Для этого бонуса сумма слишком мала. Увеличьте её или пополните счёт без бонуса.',
    en: 'This amount is too small for the bonus. Deposit more, or deposit without it.',
  },
  'deposit-suspended': {
    uk: 'Попередня оплата карткою ще йде. Зачекайте хвилину: її стан видно в історії операцій.',
    ru: 'Предыдущая оплата картой ещё идёт. Подождите минуту: её состояние видно в истории операций.',
    en: 'Your last card payment is still on its way. Wait a minute; its status is in your transactions.',
  },
  'deposits-closed': {
    uk: 'Поповнення й ігри на гроші зараз закриті. Ваші гроші лишаються на рахунку, демо відкрите. Спробуйте пізніше.',
    ru: 'Пополнения и игры на деньги сейчас закрыты. Ваши деньги остаются на счёте, демо открыто. Попробуйте позже.',
    en: 'Deposits and games for money are closed for now. Your money stays in your account, and the demo is open. Please try again later.',
  },
  'deposits-blocked': {
    uk: 'Поповнення для вашого акаунта зараз закрите. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пополнение для вашего аккаунта сейчас закрыто. Подробности — на странице ответственной игры.',
    en: 'You can’t make deposits right now. See the responsible play page for details.',
  },
  'cash-desk.restricted.self-excluded': {
    uk: 'Діє ваше самовиключення до {till}, тому поповнень ми не приймаємо. Гроші на рахунку лишаються вашими.',
    ru: 'До {till} действует ваше самоисключение, поэтому пополнений мы не принимаем. Деньги на счёте остаются вашими.',
    en: 'You’re self-excluded until {till}, so we can’t take deposits. The money in your account is still yours.',
  },
  'cash-desk.restricted.cooling-off': {
    uk: 'У вас перерва до {till}, тому поповнень ми зараз не приймаємо. Гроші на рахунку лишаються вашими.',
    ru: 'У вас перерыв до {till}, поэтому пополнений мы сейчас не принимаем. Деньги на счёте остаются вашими.',
    en: 'You’re on a break until {till}, so we can’t take deposits now. The money in your account is still yours.',
  },
  'cash-desk.restricted.youngster': {
    uk: 'За нашими даними, вам ще рано грати, тому поповнень ми не приймаємо. Гроші на рахунку лишаються вашими. Якщо це помилка, надішліть документ.',
    ru: 'По нашим данным, вам ещё рано играть, поэтому пополнений мы не принимаем. Деньги на счёте остаются вашими. Если это ошибка, отправьте документ.',
    en: 'According to our records you’re too young to play, so we can’t take deposits. The money in your account is still yours. If this is a mistake, send us your ID.',
  },
  'cash-desk.restricted.undesirable': {
    uk: 'Ми закрили для вас ставки й поповнення. Гроші на рахунку лишаються вашими.{support, select, none {} other { Щоб дізнатися причину, напишіть на {support}.}}',
    ru: 'Мы закрыли для вас ставки и пополнения. Деньги на счёте остаются вашими.{support, select, none {} other { Чтобы узнать причину, напишите на {support}.}}',
    en: 'You can’t bet or deposit here. The money in your account is still yours.{support, select, none {} other { Write to {support} to find out why.}}',
  },
  'cash-desk.restricted.unverified': {
    uk: 'Поповнення відкриються, щойно ми перевіримо ваші документи. Гроші на рахунку лишаються вашими.',
    ru: 'Пополнения откроются, как только мы проверим ваши документы. Деньги на счёте остаются вашими.',
    en: 'You can deposit as soon as we’ve checked your documents. The money in your account is still yours.',
  },
  'cash-desk.show-document': {
    uk: 'Надіслати документ',
    ru: 'Отправить документ',
    en: 'Send a document',
  },
  'provider-unavailable': {
    uk: 'Платіжна система не відповідає. Гроші не списано, спробуйте ще раз за хвилину.',
    ru: 'Платёжная система не отвечает. Деньги не списаны, попробуйте ещё раз через минуту.',
    en: 'The payment provider isn’t responding. You haven’t been charged; try again in a minute.',
  },
  'payment-unknown': {
    uk: 'Такого платежу у вашому акаунті немає. Перевірте адресу або історію операцій.',
    ru: 'Такого платежа в вашем аккаунте нет. Проверьте адрес или историю операций.',
    en: 'There is no such payment in your account. Check the address or your transaction history.',
  },
  'webhook-unsigned': {
    uk: 'Підпис повідомлення не підтверджено.',
    ru: 'Подпись сообщения не подтверждена.',
    en: 'The signature of the message is not valid.',
  },
  'webhook-malformed': {
    uk: 'Повідомлення не вдалося прочитати.',
    ru: 'Сообщение не удалось прочитать.',
    en: 'The message could not be read.',
  },
  'webhook-amount-differs': {
    uk: 'Сума або валюта не збігається із замовленням.',
    ru: 'Сумма или валюта не совпадает с заказом.',
    en: 'The amount or the currency differs from the order.',
  },
  'webhook-message-reused': {
    uk: 'Повідомлення з таким номером уже було, і в ньому йшлося про інше.',
    ru: 'Сообщение с таким номером уже приходило, и в нём говорилось о другом.',
    en: 'A message with this id came before and said something else.',
  },

  'cardPayment.depositComplete': { uk: 'Рахунок поповнено', ru: 'Счёт пополнен', en: 'Deposit complete' },
  'cardPayment.depositFailed': { uk: 'Поповнення не вдалося', ru: 'Пополнение не прошло', en: 'Deposit failed' },

  'cash-desk.heading': { uk: 'Поповнення рахунку', ru: 'Пополнение счёта', en: 'Deposit' },
  'cash-desk.loading': { uk: 'Каса відкривається', ru: 'Касса открывается', en: 'Opening the cash desk' },
  'cash-desk.currency': { uk: 'Валюта поповнення', ru: 'Валюта пополнения', en: 'Deposit currency' },
  'cash-desk.other-wallet': {
    uk: 'Гроші надійдуть у ваш гаманець {currency}. Ви граєте в {own}: перемкнути валюту або обміняти гроші можна в гаманцях.',
    ru: 'Деньги поступят в ваш кошелёк {currency}. Вы играете в {own}: переключить валюту или обменять деньги можно в кошельках.',
    en: 'The money goes to your {currency} wallet. You play in {own}; you can switch or convert in your wallets.',
  },
  'cash-desk.wallets': { uk: 'До гаманців', ru: 'К кошелькам', en: 'Go to wallets' },
  'cash-desk.left-waiting': {
    uk: 'Поповнення на {amount}, розпочате {at}, чекає на сторінці платіжної системи.',
    ru: 'Пополнение на {amount}, начатое {at}, ждёт на странице платёжной системы.',
    en: 'A deposit of {amount}, begun {at}, is waiting at the payment provider’s page.',
  },
  'cash-desk.left-continue': { uk: 'Продовжити оплату', ru: 'Продолжить оплату', en: 'Continue payment' },
  'cash-desk.amount': { uk: 'Сума', ru: 'Сумма', en: 'Amount' },
  'cash-desk.bounds': {
    uk: 'Від {min} до {max}',
    ru: 'От {min} до {max}',
    en: 'From {min} to {max}',
  },
  'cash-desk.presets': { uk: 'Готові суми', ru: 'Готовые суммы', en: 'Preset amounts' },
  'cash-desk.amount-missing': {
    uk: 'Введіть суму цифрами, наприклад 200.',
    ru: 'Введите сумму цифрами, например 200.',
    en: 'Enter an amount, for example 200.',
  },
  'cash-desk.method': { uk: 'Спосіб оплати', ru: 'Способ оплаты', en: 'Payment method' },
  'cash-desk.method.sandbox-card': { uk: 'Тестова картка', ru: 'Тестовая карта', en: 'Test card' },
  'cash-desk.method.stripe-card': {
    uk: 'Картка, Apple Pay або Google Pay',
    ru: 'Карта, Apple Pay или Google Pay',
    en: 'Card, Apple Pay or Google Pay',
  },
  'cash-desk.method.google-pay': { uk: 'Google Pay', ru: 'Google Pay', en: 'Google Pay' },
  'cash-desk.method.apple-pay': { uk: 'Apple Pay', ru: 'Apple Pay', en: 'Apple Pay' },
  'cash-desk.wallet.pay': { uk: 'Сплатити {amount}', ru: 'Оплатить {amount}', en: 'Pay {amount}' },
  'cash-desk.wallet.test': {
    uk: 'Гаманця в цьому браузері немає. Гроші тут тестові, тож оберіть, що він відповів би.',
    ru: 'Кошелька в этом браузере нет. Деньги здесь тестовые, так что выберите, что он ответил бы.',
    en: 'This browser has no wallet. The money here is test money, so choose what the wallet would answer.',
  },
  'cash-desk.wallet.test.success': { uk: 'Оплату підтверджено', ru: 'Оплата подтверждена', en: 'Payment confirmed' },
  'cash-desk.wallet.test.decline': { uk: 'Банк відмовив', ru: 'Банк отказал', en: 'Declined by the bank' },
  'cash-desk.wallet.absent': {
    uk: 'Цей браузер не може платити гаманцем. Поверніться й оберіть інший спосіб.',
    ru: 'Этот браузер не может платить кошельком. Вернитесь и выберите другой способ.',
    en: 'This browser can’t pay with a wallet. Go back and choose another method.',
  },
  'cash-desk.wallet.none': {
    uk: 'Такого платежу немає. Почніть поповнення з каси.',
    ru: 'Такого платежа нет. Начните пополнение с кассы.',
    en: 'There’s no such payment. Start a deposit at the cash desk.',
  },
  'cash-desk.wallet.frame': { uk: 'Оплата гаманцем', ru: 'Оплата кошельком', en: 'Pay with a wallet' },
  'cash-desk.wallet.back': { uk: 'Інший спосіб', ru: 'Другой способ', en: 'Another method' },
  'payment-over': {
    uk: 'Цей платіж уже завершено. Почніть новий.',
    ru: 'Этот платёж уже завершён. Начните новый.',
    en: 'This payment is already over. Start a new one.',
  },
  'wallet-address-wrong': {
    uk: 'Гаманець назвав невідому адресу. Спробуйте ще раз або оберіть інший спосіб.',
    ru: 'Кошелёк назвал неизвестный адрес. Попробуйте ещё раз или выберите другой способ.',
    en: 'The wallet named an address we don’t know. Try again or choose another method.',
  },
  'cash-desk.method.sandbox-iban': { uk: 'Тестовий банківський рахунок', ru: 'Тестовый банковский счёт', en: 'Test bank account' },
  'cash-desk.method.sandbox-chain': { uk: 'Тестовий криптопереказ', ru: 'Тестовый криптоперевод', en: 'Test crypto transfer' },
  'cash-desk.payment.reorganised': {
    uk: 'Мережа відкликала блок із вашим переказом. Якщо переказ підтвердиться знову, гроші з’являться на рахунку самі.',
    ru: 'Сеть отозвала блок с вашим переводом. Если перевод подтвердится снова, деньги появятся на счёте сами.',
    en: 'The network took back the block with your transfer. If it’s confirmed again, the money will be in your account by itself.',
  },
  'cash-desk.payment.other-wallet': {
    uk: 'Гроші у вашому гаманці {currency}. Щоб грати на них, зробіть його поточним або обміняйте гроші.',
    ru: 'Деньги в вашем кошельке {currency}. Чтобы играть на них, сделайте его текущим или обменяйте деньги.',
    en: 'The money is in your {currency} wallet. To play with it, make that wallet current or convert the money.',
  },
  'card-unknown': {
    uk: 'Цієї картки серед збережених немає. Виберіть іншу або оплатіть на сторінці платіжної системи.',
    ru: 'Этой карты среди сохранённых нет. Выберите другую или оплатите на странице платёжной системы.',
    en: 'This card is not among your saved ones. Choose another, or pay on the provider’s page.',
  },
  'desk-currency-unknown': {
    uk: 'Такої валюти в касі немає. Виберіть іншу.',
    ru: 'Такой валюты в кассе нет. Выберите другую.',
    en: 'The cash desk does not have this currency. Choose another one.',
  },
  'cash-desk.saved-card': { uk: 'Картка {label}, одним дотиком', ru: 'Карта {label}, одним касанием', en: 'Card {label}, one tap' },
  'cash-desk.save-card': {
    uk: 'Запам’ятати {label} для оплати одним дотиком',
    ru: 'Запомнить {label} для оплаты одним касанием',
    en: 'Save {label} to pay with one tap',
  },
  'cash-desk.forget-card': { uk: 'Забути {label}', ru: 'Забыть {label}', en: 'Forget {label}' },
  'cash-desk.suspended': {
    uk: 'Наступна оплата за {count} с',
    ru: 'Следующая оплата через {count} с',
    en: 'Next payment in {count} s',
  },
  'cash-desk.test-heading': { uk: 'Тестова каса', ru: 'Тестовая касса', en: 'Test cash desk' },
  'cash-desk.test-text': {
    uk: 'Справжні гроші не списуються. Чим закінчиться оплата, виберете на її сторінці.',
    ru: 'Настоящие деньги не списываются. Чем закончится оплата, выберете на её странице.',
    en: 'No real money is charged. You choose how the payment ends on its page.',
  },
  'cash-desk.pay': { uk: 'Поповнити на {amount}', ru: 'Пополнить на {amount}', en: 'Deposit {amount}' },
  'cash-desk.pay-any': { uk: 'Поповнити', ru: 'Пополнить', en: 'Deposit' },
  'cash-desk.leaving': {
    uk: 'Далі відкриється сторінка платіжної системи. Дані картки ми не бачимо й не зберігаємо.',
    ru: 'Дальше откроется страница платёжной системы. Данные карты мы не видим и не храним.',
    en: 'You’ll continue on the payment provider’s page. We never see or store your card details.',
  },
  'cash-desk.responsible': {
    uk: 'Поповнюйте лише на те, що не шкода програти.',
    ru: 'Пополняйте только на то, что не жалко проиграть.',
    en: 'Deposit only what you can afford to lose.',
  },
  'cash-desk.responsible-link': { uk: 'Відповідальна гра', ru: 'Ответственная игра', en: 'Responsible play' },
  'cash-desk.charging': {
    uk: 'Сума спишеться з {label} одразу. Номера картки ми не знаємо: його зберігає платіжна система.',
    ru: 'Сумма спишется с {label} сразу. Номера карты мы не знаем: его хранит платёжная система.',
    en: '{label} is charged at once. We don’t know the card’s number: the payment provider keeps it.',
  },
  'cash-desk.pay-unknown': {
    uk: 'Поки не знаємо, чи пройшла оплата. Натисніть ще раз, щоб перевірити: двічі та сама оплата не спишеться.',
    ru: 'Пока не знаем, прошла ли оплата. Нажмите ещё раз, чтобы проверить: дважды одна и та же оплата не спишется.',
    en: 'We don’t know yet whether the payment went through. Press again to check: you won’t be charged twice for it.',
  },
  'cash-desk.withdraw': { uk: 'Вивести гроші', ru: 'Вывести деньги', en: 'Withdraw money' },
  'cash-desk.stored': {
    uk: 'Сума, яку ви вибрали до входу, збереглася: {amount}.',
    ru: 'Сумма, которую вы выбрали до входа, сохранилась: {amount}.',
    en: 'The amount you chose before logging in is still here: {amount}.',
  },
  'cash-desk.stored-reset': {
    uk: 'Ваш рахунок в іншій валюті, тому виберіть суму ще раз.',
    ru: 'Ваш счёт в другой валюте, поэтому выберите сумму ещё раз.',
    en: 'Your account is in another currency, so please choose the amount again.',
  },
  'cash-desk.guest-text': {
    uk: 'Виберіть суму, а потім зареєструйтеся: вона збережеться.',
    ru: 'Выберите сумму, а затем зарегистрируйтесь: она сохранится.',
    en: 'Choose an amount, then register: we’ll remember it.',
  },
  'cash-desk.guest-continue': { uk: 'Зареєструватися й продовжити', ru: 'Зарегистрироваться и продолжить', en: 'Register and continue' },
  'cash-desk.guest-log-in': { uk: 'У мене є акаунт', ru: 'У меня есть аккаунт', en: 'I have an account' },
  'cash-desk.closed': { uk: 'Каса зачинена', ru: 'Касса закрыта', en: 'The cash desk is closed' },
  'cash-desk.closed.guest': {
    uk: 'Поповнення й ігри на гроші зараз закриті. Демо відкрите, акаунт для нього не потрібен. Спробуйте пізніше.',
    ru: 'Пополнения и игры на деньги сейчас закрыты. Демо открыто, аккаунт для него не нужен. Попробуйте позже.',
    en: 'Deposits and games for money are closed for now. The demo is open and needs no account. Please try again later.',
  },
  'cash-desk.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },

  'cash-desk.payment.waiting': { uk: 'Чекаємо на підтвердження', ru: 'Ждём подтверждения', en: 'Waiting for confirmation' },
  'cash-desk.payment.waiting-text': {
    uk: 'Щойно платіжна система підтвердить оплату, гроші з’являться на рахунку. Сторінку можна й закрити.',
    ru: 'Как только платёжная система подтвердит оплату, деньги появятся на счёте. Страницу можно и закрыть.',
    en: 'The money will be in your account as soon as the provider confirms the payment. You can close this page.',
  },
  'cash-desk.payment.pending': { uk: 'Платіж обробляється', ru: 'Платёж обрабатывается', en: 'The payment is being processed' },
  'cash-desk.payment.pending-text': {
    uk: 'Платіжна система прийняла оплату й ще перевіряє її. Сторінку можна закрити: гроші з’являться самі.',
    ru: 'Платёжная система приняла оплату и ещё проверяет её. Страницу можно закрыть: деньги появятся сами.',
    en: 'The provider has received your payment and is checking it. You can close this page: the money arrives by itself.',
  },
  'cash-desk.payment.follows': { uk: 'Статус оновиться сам', ru: 'Статус обновится сам', en: 'Updates by itself' },
  'cash-desk.payment.completed-text': {
    uk: 'Гроші вже на вашому рахунку. Приємної гри!',
    ru: 'Деньги уже на вашем счёте. Приятной игры!',
    en: 'The money is in your account. Enjoy the game!',
  },
  'cash-desk.payment.declined': {
    uk: 'Банк відхилив картку, гроші не списано. Спробуйте іншу картку.',
    ru: 'Банк отклонил карту, деньги не списаны. Попробуйте другую карту.',
    en: 'Your bank declined the card. You haven’t been charged. Try another card.',
  },
  'cash-desk.payment.not-authenticated': {
    uk: 'Оплату не підтверджено в банку, гроші не списано. Спробуйте ще раз.',
    ru: 'Оплата не подтверждена в банке, деньги не списаны. Попробуйте ещё раз.',
    en: 'The payment wasn’t confirmed with your bank. You haven’t been charged. Try again.',
  },
  'cash-desk.payment.cancelled': {
    uk: 'Ви скасували оплату, гроші не списано.',
    ru: 'Вы отменили оплату, деньги не списаны.',
    en: 'You cancelled the payment. You haven’t been charged.',
  },
  'cash-desk.payment.expired': { uk: 'Час на оплату минув', ru: 'Время на оплату вышло', en: 'The payment has expired' },
  'cash-desk.payment.expired-text': {
    uk: 'Підтвердження так і не надійшло. Якщо гроші списано, вони з’являться на рахунку, щойно платіжна система про це повідомить.',
    ru: 'Подтверждение так и не пришло. Если деньги списаны, они появятся на счёте, как только платёжная система об этом сообщит.',
    en: 'We didn’t get a confirmation. If you were charged, the money will be in your account as soon as the provider confirms it.',
  },
  'cash-desk.payment.test': {
    uk: 'Це тестовий платіж без справжніх грошей.',
    ru: 'Это тестовый платёж без настоящих денег.',
    en: 'This is a test payment: no real money is involved.',
  },
  'cash-desk.payment.number': { uk: 'Номер платежу', ru: 'Номер платежа', en: 'Payment number' },
  'cash-desk.payment.made': { uk: 'Створено', ru: 'Создан', en: 'Created' },
  'cash-desk.payment.play': { uk: 'До ігор', ru: 'К играм', en: 'Go to the games' },
  'cash-desk.payment.back': { uk: 'Повернутися, де ви були', ru: 'Вернуться, где вы были', en: 'Back to where you were' },
  'cash-desk.payment.history': { uk: 'Історія операцій', ru: 'История операций', en: 'Transaction history' },
})
