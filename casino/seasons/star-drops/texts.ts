import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the server says of star drops: refusals, names of prizes, reasons. */
export const texts = defineTexts({
  'star-drops-closed': {
    uk: 'Зорепад зараз не триває. Ваші зірки нікуди не зникнуть.',
    ru: 'Звездопад сейчас не идёт. Ваши звёзды никуда не исчезнут.',
    en: 'No star drops are on at the moment. Your stars stay yours.',
  },
  'star-drops-play-closed': {
    uk: 'Гра для вас зараз закрита, тому в зорепаді ви участі не берете. Нічого не списано.',
    ru: 'Игра для вас сейчас закрыта, поэтому в звездопаде вы не участвуете. Ничего не списано.',
    en: 'You can’t play at the moment, so you can’t take part in the star drops. Nothing has been spent.',
  },
  'star-drops-few-stars': {
    uk: 'Для цього не вистачає зірок. Нижче написано, за що їх дають.',
    ru: 'Для этого не хватает звёзд. Ниже написано, за что их дают.',
    en: 'You don’t have enough stars for that. What brings stars is listed below.',
  },
  'star-drops-item-unknown': { uk: 'Такого в крамниці немає.', ru: 'Такого в лавке нет.', en: 'The shop has no such item.' },
  'star-drops-given-out': {
    uk: 'Це вже розібрали. Зірки не списано.',
    ru: 'Это уже разобрали. Звёзды не списаны.',
    en: 'These are all gone. Your stars haven’t been spent.',
  },
  'star-drops-had': {
    uk: 'Ви це вже взяли: кожному дістається по одному. Зірки не списано.',
    ru: 'Вы это уже взяли: каждому достаётся по одному. Звёзды не списаны.',
    en: 'You have had this one: there is one for each. Your stars haven’t been spent.',
  },
  'star-drops.drawn': { uk: '«{title}»: {outcome}', ru: '«{title}»: {outcome}', en: '“{title}”: {outcome}' },
  'star-drops.bought': { uk: '«{title}»: з крамниці зірок', ru: '«{title}»: из лавки звёзд', en: '“{title}”: from the star shop' },
  'star-drops.step': { uk: '«{title}»: {step}', ru: '«{title}»: {step}', en: '“{title}”: {step}' },
  'star-drops.stars.say': {
    uk: '{amount, plural, one {# зірка} few {# зірки} many {# зірок} other {# зірки}} зорепаду',
    ru: '{amount, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}} звездопада',
    en: '{amount, plural, one {# falling star} other {# falling stars}}',
  },
  'star-drops.stars.tell': {
    uk: 'Ви отримали {amount, plural, one {# зірку} few {# зірки} many {# зірок} other {# зірки}} зорепаду.',
    ru: 'Вы получили {amount, plural, one {# звезду} few {# звезды} many {# звёзд} other {# звезды}} звездопада.',
    en: 'You got {amount, plural, one {# falling star} other {# falling stars}}.',
  },
})
