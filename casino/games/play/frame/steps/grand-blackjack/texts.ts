import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'blackjack.hit': { uk: 'Ще карту', ru: 'Ещё карту', en: 'Hit' },
  'blackjack.stand': { uk: 'Досить', ru: 'Хватит', en: 'Stand' },
  'blackjack.double': { uk: 'Подвоїти, ще {sum}', ru: 'Удвоить, ещё {sum}', en: 'Double, {sum} more' },
  'blackjack.split': { uk: 'Розділити, ще {sum}', ru: 'Разделить, ещё {sum}', en: 'Split, {sum} more' },
  'blackjack.insure': { uk: 'Страховка, {sum}', ru: 'Страховка, {sum}', en: 'Insurance, {sum}' },
  'blackjack.decline': { uk: 'Без страховки', ru: 'Без страховки', en: 'No insurance' },
  'blackjack.name.hit': { uk: 'ще карту', ru: 'ещё карту', en: 'hit' },
  'blackjack.name.stand': { uk: 'досить', ru: 'хватит', en: 'stand' },
  'blackjack.name.double': { uk: 'подвоїти', ru: 'удвоить', en: 'double' },
  'blackjack.name.split': { uk: 'розділити', ru: 'разделить', en: 'split' },
  'blackjack.hint.best': {
    uk: 'Найкраще: {best} ({worth} ставки в середньому). Далі: {next} ({other}).',
    ru: 'Лучше всего: {best} ({worth} ставки в среднем). Дальше: {next} ({other}).',
    en: 'Best: {best} ({worth} of the stake on average). Next: {next} ({other}).',
  },
  'blackjack.hint.insurance': {
    uk: 'Страховка в середньому забирає 7,69 % того, що на неї поставлено. Краще без неї.',
    ru: 'Страховка в среднем забирает 7,69 % того, что на неё поставлено. Лучше без неё.',
    en: 'Insurance loses 7.69% of what is put on it on average. You are better off without it.',
  },
  'blackjack.table': { uk: 'Стіл', ru: 'Стол', en: 'The table' },
  'blackjack.you': { uk: 'Ви: {points}', ru: 'Вы: {points}', en: 'You: {points}' },
  'blackjack.dealer': { uk: 'Дилер: {points}', ru: 'Дилер: {points}', en: 'Dealer: {points}' },
  'blackjack.insurance': {
    uk: 'У дилера туз. Страхувати ставку?',
    ru: 'У дилера туз. Страховать ставку?',
    en: 'The dealer shows an ace. Insure your stake?',
  },
  'blackjack.status': {
    uk: 'У вас {own}, у дилера {dealer}',
    ru: 'У вас {own}, у дилера {dealer}',
    en: 'You have {own}, the dealer {dealer}',
  },
  'blackjack.status.hand': {
    uk: 'Рука {number}: у вас {own}, у дилера {dealer}',
    ru: 'Рука {number}: у вас {own}, у дилера {dealer}',
    en: 'Hand {number}: you have {own}, the dealer {dealer}',
  },
  'blackjack.cloth': { uk: 'БЛЕКДЖЕК ПЛАТИТЬ 3 ДО 2', ru: 'БЛЭКДЖЕК ПЛАТИТ 3 К 2', en: 'BLACKJACK PAYS 3 TO 2' },
  'blackjack.natural': { uk: 'Блекджек', ru: 'Блэкджек', en: 'Blackjack' },
  'blackjack.natural.called': { uk: 'блекджек', ru: 'блэкджек', en: 'blackjack' },
  'blackjack.told': { uk: 'У вас {own}, у дилера {dealer}', ru: 'У вас {own}, у дилера {dealer}', en: 'You {own}, dealer {dealer}' },
  'blackjack.over': { uk: 'перебір', ru: 'перебор', en: 'bust' },
  'blackjack.play.best': {
    uk: 'Найкращі рішення, без страховки',
    ru: 'Лучшие решения, без страховки',
    en: 'The best decisions, no insurance',
  },
  'blackjack.play.insured': {
    uk: 'Так само, але щоразу зі страховкою',
    ru: 'Так же, но каждый раз со страховкой',
    en: 'The same, but insured every time',
  },
  'blackjack.play.as-dealer': { uk: 'Як дилер: до 17', ru: 'Как дилер: до 17', en: 'Like the dealer: up to 17' },
  'blackjack.play.never-over': { uk: 'Ніколи не ризикувати перебором', ru: 'Никогда не рисковать перебором', en: 'Never risking a bust' },
  'blackjack.fallback': {
    uk: 'страховка відхиляється, кожна рука зупиняється, дилер грає як завжди.',
    ru: 'страховка отклоняется, каждая рука останавливается, дилер играет как всегда.',
    en: 'insurance is declined, every hand stands, and the dealer plays as always.',
  },
  'blackjack.rules.how': {
    uk: 'Наберіть більше за дилера, але не більше ніж 21. Туз — 1 або 11, картинки — 10. Блекджек (туз і десятка з перших двох карт) платить 3 до 2, рівний рахунок повертає ставку.',
    ru: 'Наберите больше дилера, но не больше 21. Туз — 1 или 11, картинки — 10. Блэкджек (туз и десятка из первых двух карт) платит 3 к 2, равный счёт возвращает ставку.',
    en: 'Get closer to 21 than the dealer without going over. An ace counts 1 or 11, court cards 10. A blackjack (an ace and a ten in the first two cards) pays 3 to 2, a tie returns the stake.',
  },
  'blackjack.rules.deck': {
    uk: 'Кожна карта береться з повної колоди, тож лічити карти нема сенсу, а найкраще рішення залежить лише від того, що на столі. Порядок карт визначений до першого рішення.',
    ru: 'Каждая карта берётся из полной колоды, так что считать карты нет смысла, а лучшее решение зависит лишь от того, что на столе. Порядок карт определён до первого решения.',
    en: 'Each card comes from a full pack, so there is nothing to count, and the best decision depends on what lies on the table alone. The order of the cards is fixed before the first decision.',
  },
  'blackjack.rules.dealer': {
    uk: 'Дилер бере до 16 і зупиняється на будь-яких 17. З тузом чи десяткою він одразу перевіряє, чи має блекджек. Подвоїти можна будь-які дві карти, розділити пару (карти однакової вартості) — один раз, і після цього теж можна подвоїти. Розділені тузи отримують по одній карті; 21 після розділення — не блекджек. Страховка коштує пів ставки й платить 2 до 1.',
    ru: 'Дилер берёт до 16 и останавливается на любых 17. С тузом или десяткой он сразу проверяет, есть ли у него блэкджек. Удвоить можно любые две карты, разделить пару (карты одинаковой стоимости) — один раз, и после этого тоже можно удвоить. Разделённые тузы получают по одной карте; 21 после разделения — не блэкджек. Страховка стоит пол-ставки и платит 2 к 1.',
    en: 'The dealer draws to 16 and stands on every 17. With an ace or a ten the dealer looks for a blackjack at once. Any two cards may be doubled; a pair (cards of equal value) may be split once, and doubled after that. Split aces get one card each; a 21 after a split is no blackjack. Insurance costs half the stake and pays 2 to 1.',
  },
  'blackjack.rules.figures': {
    uk: 'RTP рахується від першої ставки: усе, що повернулося, мінус поставлене дорогою.',
    ru: 'RTP считается от первой ставки: всё, что вернулось, минус поставленное по дороге.',
    en: 'RTP is told of the first stake: all that came back less what was staked on the way.',
  },
})
