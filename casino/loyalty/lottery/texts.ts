import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the server says of the lottery: refusals, names of prizes, reasons. */
export const texts = defineTexts({
  'lottery-closed': {
    uk: 'Лотерея зараз не триває. Ваші білети й зірки нікуди не зникнуть.',
    ru: 'Лотерея сейчас не проводится. Ваши билеты и звёзды никуда не исчезнут.',
    en: 'No lottery is on at the moment. Your tickets and stars stay yours.',
  },
  'lottery-play-closed': {
    uk: 'Гра для вас зараз закрита, тому в лотереї ви участі не берете. Нічого не списано.',
    ru: 'Игра для вас сейчас закрыта, поэтому в лотерее вы не участвуете. Ничего не списано.',
    en: 'You can’t play at the moment, so you can’t take part in the lottery. Nothing has been spent.',
  },
  'lottery-few-stars': {
    uk: 'Для цього не вистачає зірок. Нижче написано, за що їх дають.',
    ru: 'Для этого не хватает звёзд. Ниже написано, за что их дают.',
    en: 'You don’t have enough stars for that. What brings stars is listed below.',
  },
  'lottery-few-horseshoes': {
    uk: 'Для цього не вистачає підків цього рівня.',
    ru: 'Для этого не хватает подков этого уровня.',
    en: 'You don’t have enough horseshoes of this level for that.',
  },
  'lottery-few-prizes': {
    uk: 'Стільки цих призів уже не лишилося. Підкови не списано.',
    ru: 'Столько этих призов уже не осталось. Подковы не списаны.',
    en: 'There aren’t that many of these prizes left. Your horseshoes haven’t been spent.',
  },
  'lottery-no-spin': {
    uk: 'У вас немає обертів колеса. Вони трапляються в білетах.',
    ru: 'У вас нет вращений колеса. Они попадаются в билетах.',
    en: 'You have no spins of the wheel. They turn up in tickets.',
  },
  'lottery-ticket-unknown': { uk: 'Такого білета у вас немає.', ru: 'Такого билета у вас нет.', en: 'You have no such ticket.' },
  'lottery-ticket-used': {
    uk: 'Цей білет уже стерто. Що в ньому було, видно у списку ваших білетів.',
    ru: 'Этот билет уже стёрт. Что в нём было, видно в списке ваших билетов.',
    en: 'This ticket has been scratched already. Your list of tickets shows what was in it.',
  },
  'lottery-wheel-unknown': { uk: 'Такого колеса немає.', ru: 'Такого колеса нет.', en: 'There is no such wheel.' },
  'lottery-level-unknown': { uk: 'Такого рівня немає.', ru: 'Такого уровня нет.', en: 'There is no such level.' },
  'lottery-prize-unknown': { uk: 'Такого приза в лотереї немає.', ru: 'Такого приза в лотерее нет.', en: 'The lottery has no such prize.' },
  'lottery-promo-none': {
    uk: 'Подарункового білета ця лотерея не має.',
    ru: 'Подарочного билета у этой лотереи нет.',
    en: 'This lottery has no ticket as a gift.',
  },
  'lottery-promo-code': {
    uk: 'Такого коду немає. Перевірте, чи він без помилок.',
    ru: 'Такого кода нет. Проверьте, нет ли в нём ошибок.',
    en: 'There is no such code. Please check it for mistakes.',
  },
  'lottery-promo-taken': {
    uk: 'Подарунковий білет цієї лотереї ви вже отримали.',
    ru: 'Подарочный билет этой лотереи вы уже получили.',
    en: 'You already have the gift ticket of this lottery.',
  },
  'lottery-promo-given-out': {
    uk: 'Подарункові білети вже роздано.',
    ru: 'Подарочные билеты уже розданы.',
    en: 'The gift tickets have all been given out.',
  },
  'lottery.drawn': { uk: '«{title}»: {outcome}', ru: '«{title}»: {outcome}', en: '“{title}”: {outcome}' },
  'lottery.chosen': { uk: '«{title}»: приз за підкови', ru: '«{title}»: приз за подковы', en: '“{title}”: a prize for horseshoes' },
  'lottery.gift-of': { uk: '«{title}»: білет у подарунок', ru: '«{title}»: билет в подарок', en: '“{title}”: a ticket as a gift' },
  'lottery.step': { uk: '«{title}»: {step}', ru: '«{title}»: {step}', en: '“{title}”: {step}' },
  'lottery.stars.say': {
    uk: '{amount, plural, one {# зірка} few {# зірки} many {# зірок} other {# зірки}} лотереї',
    ru: '{amount, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}} лотереи',
    en: '{amount, plural, one {# lottery star} other {# lottery stars}}',
  },
  'lottery.stars.tell': {
    uk: 'Ви отримали {amount, plural, one {# зірку} few {# зірки} many {# зірок} other {# зірки}} лотереї.',
    ru: 'Вы получили {amount, plural, one {# звезду} few {# звезды} many {# звёзд} other {# звезды}} лотереи.',
    en: 'You got {amount, plural, one {# lottery star} other {# lottery stars}}.',
  },
  'lottery.spins.say': {
    uk: '{amount, plural, one {# оберт} few {# оберти} many {# обертів} other {# оберта}} колеса лотереї',
    ru: '{amount, plural, one {# вращение} few {# вращения} many {# вращений} other {# вращения}} колеса лотереи',
    en: '{amount, plural, one {# spin} other {# spins}} of the lottery’s wheel',
  },
  'lottery.spins.tell': {
    uk: 'Ви отримали {amount, plural, one {# оберт} few {# оберти} many {# обертів} other {# оберта}} колеса лотереї.',
    ru: 'Вы получили {amount, plural, one {# вращение} few {# вращения} many {# вращений} other {# вращения}} колеса лотереи.',
    en: 'You got {amount, plural, one {# spin} other {# spins}} of the lottery’s wheel.',
  },
  'lottery.horseshoes-1.say': {
    uk: '{amount, plural, one {# мідна підкова} few {# мідні підкови} many {# мідних підків} other {# мідної підкови}}',
    ru: '{amount, plural, one {# медная подкова} few {# медные подковы} many {# медных подков} other {# медной подковы}}',
    en: '{amount, plural, one {# copper horseshoe} other {# copper horseshoes}}',
  },
  'lottery.horseshoes-1.tell': {
    uk: 'Ви отримали {amount, plural, one {# мідну підкову} few {# мідні підкови} many {# мідних підків} other {# мідної підкови}}.',
    ru: 'Вы получили {amount, plural, one {# медную подкову} few {# медные подковы} many {# медных подков} other {# медной подковы}}.',
    en: 'You got {amount, plural, one {# copper horseshoe} other {# copper horseshoes}}.',
  },
  'lottery.horseshoes-2.say': {
    uk: '{amount, plural, one {# срібна підкова} few {# срібні підкови} many {# срібних підків} other {# срібної підкови}}',
    ru: '{amount, plural, one {# серебряная подкова} few {# серебряные подковы} many {# серебряных подков} other {# серебряной подковы}}',
    en: '{amount, plural, one {# silver horseshoe} other {# silver horseshoes}}',
  },
  'lottery.horseshoes-2.tell': {
    uk: 'Ви отримали {amount, plural, one {# срібну підкову} few {# срібні підкови} many {# срібних підків} other {# срібної підкови}}.',
    ru: 'Вы получили {amount, plural, one {# серебряную подкову} few {# серебряные подковы} many {# серебряных подков} other {# серебряной подковы}}.',
    en: 'You got {amount, plural, one {# silver horseshoe} other {# silver horseshoes}}.',
  },
  'lottery.horseshoes-3.say': {
    uk: '{amount, plural, one {# золота підкова} few {# золоті підкови} many {# золотих підків} other {# золотої підкови}}',
    ru: '{amount, plural, one {# золотая подкова} few {# золотые подковы} many {# золотых подков} other {# золотой подковы}}',
    en: '{amount, plural, one {# gold horseshoe} other {# gold horseshoes}}',
  },
  'lottery.horseshoes-3.tell': {
    uk: 'Ви отримали {amount, plural, one {# золоту підкову} few {# золоті підкови} many {# золотих підків} other {# золотої підкови}}.',
    ru: 'Вы получили {amount, plural, one {# золотую подкову} few {# золотые подковы} many {# золотых подков} other {# золотой подковы}}.',
    en: 'You got {amount, plural, one {# gold horseshoe} other {# gold horseshoes}}.',
  },
  'lottery.ticket.regular.say': {
    uk: '{count, plural, one {# звичайний білет} few {# звичайні білети} many {# звичайних білетів} other {# звичайного білета}} лотереї',
    ru: '{count, plural, one {# обычный билет} few {# обычных билета} many {# обычных билетов} other {# обычного билета}} лотереи',
    en: '{count, plural, one {# regular lottery ticket} other {# regular lottery tickets}}',
  },
  'lottery.ticket.regular.tell': {
    uk: 'Ви отримали {count, plural, one {# звичайний білет} few {# звичайні білети} many {# звичайних білетів} other {# звичайного білета}} лотереї.',
    ru: 'Вы получили {count, plural, one {# обычный билет} few {# обычных билета} many {# обычных билетов} other {# обычного билета}} лотереи.',
    en: 'You got {count, plural, one {# regular lottery ticket} other {# regular lottery tickets}}.',
  },
  'lottery.ticket.gold.say': {
    uk: '{count, plural, one {# золотий білет} few {# золоті білети} many {# золотих білетів} other {# золотого білета}} лотереї',
    ru: '{count, plural, one {# золотой билет} few {# золотых билета} many {# золотых билетов} other {# золотого билета}} лотереи',
    en: '{count, plural, one {# gold lottery ticket} other {# gold lottery tickets}}',
  },
  'lottery.ticket.gold.tell': {
    uk: 'Ви отримали {count, plural, one {# золотий білет} few {# золоті білети} many {# золотих білетів} other {# золотого білета}} лотереї.',
    ru: 'Вы получили {count, plural, one {# золотой билет} few {# золотых билета} many {# золотых билетов} other {# золотого билета}} лотереи.',
    en: 'You got {count, plural, one {# gold lottery ticket} other {# gold lottery tickets}}.',
  },
  'lottery.ticket.super.say': {
    uk: '{count, plural, one {# супербілет} few {# супербілети} many {# супербілетів} other {# супербілета}} лотереї',
    ru: '{count, plural, one {# супербилет} few {# супербилета} many {# супербилетов} other {# супербилета}} лотереи',
    en: '{count, plural, one {# super lottery ticket} other {# super lottery tickets}}',
  },
  'lottery.ticket.super.tell': {
    uk: 'Ви отримали {count, plural, one {# супербілет} few {# супербілети} many {# супербілетів} other {# супербілета}} лотереї.',
    ru: 'Вы получили {count, plural, one {# супербилет} few {# супербилета} many {# супербилетов} other {# супербилета}} лотереи.',
    en: 'You got {count, plural, one {# super lottery ticket} other {# super lottery tickets}}.',
  },
})
