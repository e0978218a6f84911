/**
 * Words that are not shown to others, by how they begin: obscene words and slurs in the languages of the site. Beginnings are long enough
 * to leave ordinary words alone (Sebastian, Nigeria, shiitake).
 */
const slavic_prefixes = '(?:на|по|за|о|от|від|вы|ви|до|при|про|с|з|у|пере|раз|рас|роз|не|ни|под|під)?'
const slavic =
  'хуй|хуйн|хує|хуе|хую|хуя|пизд|пізд|ебан|ебат|ебал|ебет|ебуч|єбан|єбат|йобан|йоб[анту]|їбан|їбат|бляд|блят|мудак|гандон|пид[оа]р|підар|підор|шлюх|довбойоб|долбоеб|уебищ'
const english = '(?:mother)?fuck|shit(?!ak)|bullshit|cunt|nigg(?:er|a)|fag(?:g?ot)?s?$|whore|bitch|asshole|retard(?:s|ed)?$'
/** Whole words, whose beginnings are ordinary. */
const whole = 'бля|сука|суки|курва|курви|fag|хер'

const forbidden = new RegExp(`^(?:${slavic_prefixes}(?:${slavic})|${english}|(?:${whole})$)`, 'u')

/** Signs that stand for letters, by the alphabet of the rest of the word. */
const signs: Readonly<Record<'latin' | 'cyrillic', Readonly<Record<string, string>>>> = {
  latin: { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i', '*': 'u' },
  cyrillic: { '0': 'о', '3': 'з', '4': 'ч', '6': 'б', '@': 'а', '*': 'у' },
}

/** Single letters with something between them are read as the word that they spell. */
const spelled = /(?<![\p{L}\d])[\p{L}\d](?:[\s.,_\-–—*]+[\p{L}\d](?![\p{L}\d]))+/gu

const plain = (word: string): string => {
  const alphabet = /\p{Script=Cyrillic}/u.test(word) ? 'cyrillic' : 'latin'
  return word
    .replaceAll('ё', 'е')
    .replaceAll(/[\d@$!*]/g, (sign) => signs[alphabet][sign] ?? sign)
    .replaceAll(/(.)\1{2,}/gu, '$1')
}

/** Whether a text has an obscene word or a slur in it, also where it is spelled with gaps, signs for letters or repeated letters. */
export const hasForbiddenWord = (text: string): boolean => {
  const joined = text.toLowerCase().replaceAll(spelled, (letters) => letters.replaceAll(/[^\p{L}\d]/gu, ''))
  return (joined.match(/[\p{L}\d@$!*]+/gu) ?? []).some((word) => forbidden.test(plain(word)))
}
