import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'draw-unknown': { uk: 'Такого розіграшу немає.', ru: 'Такого розыгрыша нет.', en: 'There is no such draw.' },
  'draws-closed': {
    uk: 'Цей розіграш зараз не триває.',
    ru: 'Этот розыгрыш сейчас не проводится.',
    en: 'This draw isn’t on at the moment.',
  },
  'draws-play-closed': {
    uk: 'Гра для вас зараз закрита, тому в розіграшах ви участі не берете.',
    ru: 'Игра для вас сейчас закрыта, поэтому в розыгрышах вы не участвуете.',
    en: 'You can’t play at the moment, so you can’t enter draws.',
  },
  'draws-given-out': {
    uk: 'Усі призи цього розіграшу вже роздано. Спробу не списано.',
    ru: 'Все призы этого розыгрыша уже розданы. Попытка не списана.',
    en: 'Every prize of this draw has been given out. Your attempt hasn’t been used.',
  },
  'draws.fairness': { uk: 'Розіграші призів', ru: 'Розыгрыши призов', en: 'Prize draws' },
  'draws.fairness.text': {
    uk: 'Кожен розіграш має секретний ключ. Його хеш опубліковано до початку, а сам ключ — після завершення. Що випаде за раунд, визначають ключ і номер раунду, і нічого більше.',
    ru: 'У каждого розыгрыша есть секретный ключ. Его хеш опубликован до начала, а сам ключ — после завершения. Что выпадет за раунд, определяют ключ и номер раунда, и больше ничего.',
    en: 'Every draw has a secret key. Its hash is published before the start, and the key itself after the end. The key and the round’s number decide what a round brings, and nothing else does.',
  },
  'draws.fairness.hash': { uk: 'Хеш ключа', ru: 'Хеш ключа', en: 'Hash of the key' },
  'draws.fairness.seed': { uk: 'Ключ', ru: 'Ключ', en: 'Key' },
  'draws.fairness.sealed': {
    uk: 'Ключ відкриємо, щойно розіграш закінчиться.',
    ru: 'Ключ откроем, как только розыгрыш закончится.',
    en: 'The key will be shown once the draw is over.',
  },
  'draws.fairness.input': {
    uk: 'Номер раунду або код спроби',
    ru: 'Номер раунда или код попытки',
    en: 'Round number, or code of an attempt',
  },
  'draws.fairness.input.hint': {
    uk: 'Номери ваших раундів є в історії ігор у профілі, код білета — у списку ваших білетів, код іншої спроби — під тим, що випало.',
    ru: 'Номера ваших раундов есть в истории игр в профиле, код билета — в списке ваших билетов, код другой попытки — под тем, что выпало.',
    en: 'Your round numbers are in the game history of your profile, the code of a ticket in the list of your tickets, that of another attempt below what came up.',
  },
  'draws.fairness.check': { uk: 'Перевірити', ru: 'Проверить', en: 'Check' },
  'draws.fairness.brings': { uk: 'За цим номером: {prize}.', ru: 'По этому номеру: {prize}.', en: 'This number brings: {prize}.' },
  'draws.fairness.brings-nothing': {
    uk: 'Цей номер нічого не дає.',
    ru: 'Этот номер ничего не даёт.',
    en: 'This number brings nothing.',
  },
  'draws.fairness.not-committed': {
    uk: 'Ключ не збігається з хешем, який було опубліковано.',
    ru: 'Ключ не совпадает с опубликованным хешем.',
    en: 'The key is not the one that was committed to.',
  },
  'draws.fairness.script': {
    uk: 'Завантажити незалежну перевірку (Python)',
    ru: 'Скачать независимую проверку (Python)',
    en: 'Download the independent check (Python)',
  },
  'draws.drawn.won': { uk: 'Ваше: {prize}', ru: 'Ваше: {prize}', en: 'Yours: {prize}' },
  'draws.drawn.where': {
    uk: 'Гроші й бали вже у вас, решта — серед ваших призів.',
    ru: 'Деньги и баллы уже у вас, остальное — среди ваших призов.',
    en: 'Money and points are with you already; the rest is among your prizes.',
  },
  'draws.drawn.nothing': { uk: 'Цього разу порожньо', ru: 'В этот раз пусто', en: 'Nothing this time' },
  'draws.drawn.gone': {
    uk: 'Тут було «{outcome}», але останній такий приз віддали раніше.',
    ru: 'Здесь было «{outcome}», но последний такой приз отдали раньше.',
    en: 'This was “{outcome}”, but the last such prize had been given before.',
  },
  'draws.drawn.code': { uk: 'Код для перевірки: {code}', ru: 'Код для проверки: {code}', en: 'Code to check it by: {code}' },
  'draws.odds': { uk: 'Шанс', ru: 'Шанс', en: 'Chance' },
  'draws.odds.prize': { uk: 'Приз', ru: 'Приз', en: 'Prize' },
  'draws.odds.left': { uk: 'Залишилося', ru: 'Осталось', en: 'Left' },
  'draws.odds.left-of': { uk: 'залишилося {left} з {stock}', ru: 'осталось {left} из {stock}', en: '{left} of {stock} left' },
  'draws.odds.unwon': { uk: 'Не випало', ru: 'Не выпало', en: 'Not won' },
  'draws.odds.unwon-of': { uk: 'не випало {left} з {stock}', ru: 'не выпало {left} из {stock}', en: '{left} of {stock} not won' },
  'draws.odds.nothing': { uk: 'Нічого', ru: 'Ничего', en: 'Nothing' },
  'draws.odds.of': { uk: '1 з {count}', ru: '1 из {count}', en: '1 in {count}' },
  'draws.odds.note': {
    uk: 'Шанси щоразу однакові. Коли призу більше не лишилося, його частка не дає нічого, а шанси на решту не змінюються.',
    ru: 'Шансы каждый раз одинаковы. Когда приза больше не осталось, его доля не даёт ничего, а шансы на остальные не меняются.',
    en: 'The chances are the same each time. Once a prize has run out, its share brings nothing and the chances of the others stay as they are.',
  },
})
