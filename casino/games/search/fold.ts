/** Ukrainian and Russian letters as people write them in Latin. One table for both, so that "скарб" and "skarb" meet. */
const latin: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', і: 'i', ї: 'i', й: 'i',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'sh', ы: 'i', э: 'e', ю: 'u', я: 'a', ь: '', ъ: '', "'": '', '’': '', ʼ: '',
} // prettier-ignore

/** Spellings of one sound are made one, so that "kozak", "cossack" and "козак" come near to each other. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'sh'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/w/g, 'v'],
  [/ks/g, 'x'],
  [/y/g, 'i'],
  [/j/g, 'i'],
  [/i(?=[aeu])/g, ''],
  // Two letters for one sound are one key too: a mistake beside them then counts once.
  [/ch/g, 'c'],
  [/sh/g, 'w'],
  [/zh/g, 'j'],
]

const single = (word: string): string => word.replaceAll(/(.)\1/g, '$1')

/** The words of a text with one letter per sound; letters that are written double stay so. */
const soundedWords = (text: string): string[] => {
  const letters = [...text.toLowerCase().normalize('NFC')].map((letter) => latin[letter] ?? letter).join('')
  const plain = letters.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => sounds.reduce((folded, [from, to]) => folded.replaceAll(from, to), word))
    .filter((word) => word !== '')
}

/** A text as it is compared: lower case, Latin, without accents, one letter per sound, words apart by one space. */
export const fold = (text: string): string => soundedWords(text).map(single).join(' ')

/**
 * Each typed word as it may be meant: folded, and where a letter stands double, with that one double left. A letter that was left out
 * makes a double of its neighbours ("зоотий" for "золотий"), which must not count as a second mistake.
 */
export const spellings = (text: string): string[][] =>
  soundedWords(text).map((word) => {
    const doubles = [...word.matchAll(/(.)\1/g)].map(({ index }) => index)
    const kept = doubles.map((index) => `${single(word.slice(0, index))}${word.slice(index, index + 2)}${single(word.slice(index + 2))}`)
    return [...new Set([single(word), ...kept])]
  })

const rows = {
  en: "qwertyuiop[]asdfghjkl;'zxcvbnm,.`",
  uk: 'йцукенгшщзхїфівапролджєячсмитьбюґ',
  ru: 'йцукенгшщзхъфывапролджэячсмитьбюё',
} as const

const swap = (text: string, from: string, to: string): string =>
  [...text.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('')

/** What the same keys would have given in the other layouts: "rjpfr" → "козак", "кщгдуееу" → "roulette". */
export const otherLayouts = (text: string): string[] => [
  swap(text, rows.en, rows.uk),
  swap(text, rows.en, rows.ru),
  swap(text, rows.uk, rows.en),
  swap(text, rows.ru, rows.en),
]
