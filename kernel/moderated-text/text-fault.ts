import { hasForbiddenWord } from './forbidden-words.ts'

/** Why a text of a player is not shown to others. */
export type TextFault = 'empty' | 'invisible' | 'markup' | 'link' | 'lookalikes' | 'flood' | 'words'

/** As people read it: wide and styled letters made plain, lines and spaces single. What is seen is what is judged and kept. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()

/** Letters that nobody sees, and those that turn the direction of what follows; joiners inside a picture are let be. */
const invisible = /[\p{Cc}\p{Co}\p{Cs}]|(?!\u{fe0f}|\u{200d})\p{Default_Ignorable_Code_Point}/u
const joiner_alone = /(?<!\p{Extended_Pictographic}(?:\u{fe0f}|\p{Emoji_Modifier})?)\u{200d}|\u{200d}(?!\p{Extended_Pictographic})/u
const stacked_marks = /\p{M}{3}/u

const markup = /<\s*[a-z/!]|\[\s*\/?\s*(?:url|img|b|i|link|color)\b|\]\s*\(|&#?\w{2,8};|^\s{0,3}(?:#{1,6}|>)\s/imu

/** Addresses, also spelt around: "site . com", "site[dot]com", "t me/name", @names, numbers to call. */
const link =
  /https?|www\s*[.,]|:\/\/|\bt\s*\.?\s*me\s*\/|@\s*[\w]{3}|[\p{L}\d-]\s?(?:\.|,|\(dot\)|\[dot\]|\(точка\)|\[точка\]|\(крапка\)|\[крапка\]|\s(?:dot|точка|крапка)\s)\s?(?:com|net|org|info|biz|ua|ru|рф|укр|io|me|bet|casino|online|site|xyz|top|club|shop|app|link|live|win|pro|cc|tv|eu|pl|de|uk)(?![\p{L}\d])|(?:\+?\d[\s().-]*){9,}/iu

const words = /[\p{L}\p{M}'’ʼ-]+/gu
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u]

/** A word of two alphabets is made to look like another word. */
const isMixed = (word: string): boolean => word.split(/[-'’ʼ]/).some((part) => scripts.filter((script) => script.test(part)).length > 1)

const isFlood = (text: string): boolean => {
  if (/(\S)\1{6,}/u.test(text) || /(\S{2,4}?)\1{5,}/u.test(text)) return true
  const said = text.toLowerCase().match(words) ?? []
  const counts = new Map<string, number>()
  for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (said.length >= 6 && Math.max(...counts.values()) > said.length / 2) return true
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length >= 24 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length * 0.7) return true
  return (text.match(/\p{Extended_Pictographic}/gu) ?? []).length > 8 || text.split('\n').length > 8
}

/** What keeps a plain text from being shown to others; null where nothing does. Texts are shown as text, never as HTML, all the same. */
export const textFault = (text: string): TextFault | null => {
  if ((text.match(/[\p{L}\d]/gu) ?? []).length < 2) return 'empty'
  if (invisible.test(text.replaceAll('\n', ' ')) || joiner_alone.test(text) || stacked_marks.test(text)) return 'invisible'
  if (markup.test(text)) return 'markup'
  if (link.test(text)) return 'link'
  if ((text.match(words) ?? []).some(isMixed)) return 'lookalikes'
  if (isFlood(text)) return 'flood'
  return hasForbiddenWord(text) ? 'words' : null
}
