import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'milky.higher': { uk: 'Вище', ru: 'Выше', en: 'Higher' },
  'milky.lower': { uk: 'Нижче', ru: 'Ниже', en: 'Lower' },
  'milky.same': { uk: 'Така сама', ru: 'Такая же', en: 'Same' },
  'milky.higher-or-same': { uk: 'Вище або така сама', ru: 'Выше или такая же', en: 'Higher or same' },
  'milky.lower-or-same': { uk: 'Нижче або така сама', ru: 'Ниже или такая же', en: 'Lower or same' },
  'milky.guess': { uk: '{guess}: {chance}, {price}', ru: '{guess}: {chance}, {price}', en: '{guess}: {chance}, {price}' },
  'milky.skip': { uk: 'Інша карта', ru: 'Другая карта', en: 'Another card' },
  'milky.card': { uk: 'На столі {card}', ru: 'На столе {card}', en: 'On the table: {card}' },
  'milky.spades': { uk: 'піка', ru: 'пика', en: 'spades' },
  'milky.hearts': { uk: 'чирва', ru: 'черва', en: 'hearts' },
  'milky.clubs': { uk: 'трефа', ru: 'трефа', en: 'clubs' },
  'milky.diamonds': { uk: 'бубна', ru: 'бубна', en: 'diamonds' },
  'milky.ace': { uk: 'туз', ru: 'туз', en: 'ace' },
  'milky.jack': { uk: 'валет', ru: 'валет', en: 'jack' },
  'milky.queen': { uk: 'дама', ru: 'дама', en: 'queen' },
  'milky.king': { uk: 'король', ru: 'король', en: 'king' },
  'milky.told.stopped': { uk: 'Угадано: {count}', ru: 'Угадано: {count}', en: '{count} right' },
  'milky.told.wrong': { uk: 'Наступна карта: {card}', ru: 'Следующая карта: {card}', en: 'The next card: {card}' },
  'milky.right': { uk: 'Угадано карт: {count}', ru: 'Угадано карт: {count}', en: '{count, plural, one {# card} other {# cards}} right' },
  'milky.play': {
    uk: 'Імовірніший бік, угадати {count}',
    ru: 'Вероятная сторона, угадать {count}',
    en: 'The likelier side, {count} right',
  },
  'milky.rules.how': {
    uk: 'На столі карта. Вгадайте, якою буде наступна: туз найнижчий, король найвищий. Кожна карта береться з повної колоди, тож попередні нічого не підказують. Така сама карта рахується за обидва боки; на тузі й королі це окремий варіант. Карту можна замінити без плати, ціна від цього не зміниться. Карт у раунді щонайбільше {cards}; поки нічого не вгадано, перед останньою замінити вже не можна — лише вгадувати.',
    ru: 'На столе карта. Угадайте, какой будет следующая: туз самый низкий, король самый высокий. Каждая карта берётся из полной колоды, так что прежние ничего не подсказывают. Такая же карта засчитывается обеим сторонам; на тузе и короле это отдельный вариант. Карту можно заменить без платы, цена от этого не изменится. Карт в раунде самое большее {cards}; пока ничего не угадано, перед последней заменить уже нельзя — только угадывать.',
    en: 'There is a card on the table. Guess the next one: the ace is the lowest, the king the highest. Each card comes from a full pack, so those before it give no hint. A card of the same rank counts for either side; on an ace and a king it is a guess of its own. You may change the card free of charge; the price stays as it is. A round has {cards} cards at most; while nothing has been guessed, the one before the last cannot be changed, only guessed from.',
  },
})
