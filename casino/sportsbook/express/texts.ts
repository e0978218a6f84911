import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-express.heading': { uk: 'Експрес дня', ru: 'Экспресс дня', en: 'Accumulator of the day' },
  'sport-express.until': {
    uk: 'Приймаємо до {time}',
    ru: 'Принимаем до {time}',
    en: 'Open until {time}',
  },
  'sport-express.odds': { uk: 'Загальний коефіцієнт', ru: 'Общий коэффициент', en: 'Total odds' },
  'sport-express.stake': { uk: 'Сума ставки', ru: 'Сумма ставки', en: 'Stake' },
  'sport-express.returns': { uk: 'Можлива виплата: {amount}', ru: 'Возможная выплата: {amount}', en: 'Could pay {amount}' },
  'sport-express.place': { uk: 'Поставити {amount}', ru: 'Поставить {amount}', en: 'Place {amount}' },
  'sport-express.place-any': { uk: 'Поставити', ru: 'Поставить', en: 'Place bet' },
  'sport-express.sign-in': { uk: 'Увійти, щоб поставити', ru: 'Войти, чтобы поставить', en: 'Log in to bet' },
  'sport-express.to-slip': { uk: 'Змінити в купоні', ru: 'Изменить в купоне', en: 'Edit in the slip' },
  'sport-express.placed': { uk: 'Ставку прийнято', ru: 'Ставка принята', en: 'Bet placed' },
  'sport-express.placed-text': {
    uk: 'Експрес № {id} у ваших ставках.',
    ru: 'Экспресс № {id} в ваших ставках.',
    en: 'Accumulator no. {id} is in your bets.',
  },
  'sport-express.own-bets': { uk: 'Мої ставки', ru: 'Мои ставки', en: 'My bets' },
  'sport-express.closed': {
    uk: 'Матчі цього експресу вже почалися. Новий з’явиться, щойно в календарі буде наступний вечір.',
    ru: 'Матчи этого экспресса уже начались. Новый появится, как только в календаре будет следующий вечер.',
    en: 'The matches of this accumulator have begun. The next one appears once the calendar has another evening.',
  },
  'sport-express.waits': {
    uk: 'Один із матчів зараз не приймає ставок. Спробуйте за хвилину.',
    ru: 'Один из матчей сейчас не принимает ставки. Попробуйте через минуту.',
    en: 'One of the matches isn’t taking bets right now. Try again in a minute.',
  },
  'sport-express.none': { uk: 'Експресу дня ще немає', ru: 'Экспресса дня ещё нет', en: 'No accumulator yet' },
  'sport-express.none-text': {
    uk: 'Він з’явиться, коли в календарі буде вечір хоча б із трьома видами спорту.',
    ru: 'Он появится, когда в календаре будет вечер хотя бы с тремя видами спорта.',
    en: 'It appears once the calendar has an evening with at least three sports.',
  },
  'sport-express.to-sport': { uk: 'До всіх матчів', ru: 'Ко всем матчам', en: 'See all matches' },
  'sport-express.rule': { uk: 'Як складено експрес', ru: 'Как составлен экспресс', en: 'How it is put together' },
  'sport-express.rule-text': {
    uk: 'З матчів, що починаються з 19:00 до 23:00 за Києвом, беремо в кожному виді спорту перемогу з коефіцієнтом, найближчим до {odds}, і лишаємо чотири найближчі. Усі з різних видів спорту. Коефіцієнти ті самі, що й на сторінках матчів: надбавки чи знижки немає. Експрес виграє, лише якщо зіграють усі матчі.',
    ru: 'Из матчей, которые начинаются с 19:00 до 23:00 по Киеву, берём в каждом виде спорта победу с коэффициентом, ближайшим к {odds}, и оставляем четыре ближайших. Все из разных видов спорта. Коэффициенты те же, что и на страницах матчей: надбавки или скидки нет. Экспресс выигрывает, только если сыграют все матчи.',
    en: 'From matches that begin between 19:00 and 23:00 Kyiv time we take, in each sport, the win whose odds are nearest to {odds}, and keep the four nearest. Each is from a different sport. The odds are those on the match pages, neither raised nor cut. The accumulator wins only if every leg wins.',
  },
})
