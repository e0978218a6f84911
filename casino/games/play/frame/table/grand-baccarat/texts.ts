import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'baccarat.player': { uk: 'Гравець', ru: 'Игрок', en: 'Player' },
  'baccarat.banker': { uk: 'Банкір', ru: 'Банкир', en: 'Banker' },
  'baccarat.tie': { uk: 'Нічия', ru: 'Ничья', en: 'Tie' },
  'baccarat.player-pair': { uk: 'Пара гравця', ru: 'Пара игрока', en: 'Player pair' },
  'baccarat.banker-pair': { uk: 'Пара банкіра', ru: 'Пара банкира', en: 'Banker pair' },
  'baccarat.pair': { uk: 'Пара', ru: 'Пара', en: 'Pair' },
  'baccarat.told': {
    uk: 'Гравець {player}, банкір {banker}',
    ru: 'Игрок {player}, банкир {banker}',
    en: 'Player {player}, banker {banker}',
  },
  'baccarat.rules.how': {
    uk: 'Дві руки, гравець і банкір, отримують по дві карти з восьми колод, перетасованих перед кожним раундом. Десятки й картинки — нуль, туз — один; рахується остання цифра суми. Виграє рука, ближча до 9.',
    ru: 'Две руки, игрок и банкир, получают по две карты из восьми колод, перетасованных перед каждым раундом. Десятки и картинки — ноль, туз — один; считается последняя цифра суммы. Выигрывает рука, которая ближе к 9.',
    en: 'Two hands, player and banker, get two cards each from eight packs, shuffled before every round. Tens and pictures count zero, an ace one; the last digit of the sum counts. The hand nearer to 9 wins.',
  },
  'baccarat.rules.third': {
    uk: 'З 8 чи 9 в однієї з рук третьої карти ніхто не бере. Інакше гравець бере з 0–5. Якщо він не брав, банкір бере з 0–5; якщо брав, банкір бере з 0–2 завжди, з 3 — крім третьої карти 8, з 4 — проти 2–7, з 5 — проти 4–7, з 6 — проти 6 і 7.',
    ru: 'При 8 или 9 у одной из рук третью карту никто не берёт. Иначе игрок берёт при 0–5. Если он не брал, банкир берёт при 0–5; если брал, банкир берёт при 0–2 всегда, при 3 — кроме третьей карты 8, при 4 — против 2–7, при 5 — против 4–7, при 6 — против 6 и 7.',
    en: 'With 8 or 9 in either hand nobody draws. Otherwise the player draws on 0–5. If the player did not, the banker draws on 0–5; if the player did, the banker draws on 0–2 always, on 3 unless the third card was an 8, on 4 against 2–7, on 5 against 4–7, on 6 against 6 and 7.',
  },
  'baccarat.rules.pays': {
    uk: 'Комісії немає: банкір, що виграє із шістьма очками, платить половину ставки. За нічиєї ставки на гравця й банкіра повертаються. Пара — перші дві карти руки одного рангу.',
    ru: 'Комиссии нет: банкир, выигравший с шестью очками, платит половину ставки. При ничьей ставки на игрока и банкира возвращаются. Пара — первые две карты руки одного ранга.',
    en: 'There is no commission: a banker who wins with six points pays half the stake. On a tie, bets on player and banker come back. A pair is the first two cards of a hand in one rank.',
  },
})
