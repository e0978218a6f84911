import { describe, expect, test } from 'vitest'
import { validatorCompiler } from '#kernel/http/validation.ts'
import { plainText } from '#kernel/moderated-text/text-fault.ts'
import { listComments, postComment } from './contract.ts'
import { commentFault, most_rating } from './rules.ts'

const faultOf = (text: string) => commentFault(plainText(text))

describe('what may be said of a game', () => {
  test.each([
    'Гарна гра, спокійна.',
    'Норм, RTP 96.27% — чесно. Виграв x120 на ставці 10 грн!',
    'Малюнок — клас, а от музика... так собі, 3/5',
    'П’ятниця, вечір, кава і фріспіни ☕👍',
    'Nice game, but free spins are rare. I like the wolf.',
    'Слот-автомат мого дитинства, по-українськи',
    'Зайшло 👨‍👩‍👧. Дякую',
  ])('is let be: %s', (text) => {
    expect(faultOf(text)).toBeNull()
  })

  test.each([
    ['comment-empty', '   '],
    ['comment-empty', '!!! ...'],
    ['comment-link', 'Кращі бонуси тут: https://example.com'],
    ['comment-link', 'заходь на casino-x . com'],
    ['comment-link', 'casino[dot]bet'],
    ['comment-link', 'казіно крапка укр'],
    ['comment-link', 'ｗｗｗ．ｓｉｔｅ．ｃｏｍ'],
    ['comment-link', 'пиши t.me/luckybot'],
    ['comment-link', 'пиши @luckybot'],
    ['comment-link', 'дзвони +38 (067) 123-45-67'],
    ['comment-markup', '<b>жирно</b>'],
    ['comment-markup', '[url=x]тут[/url]'],
    ['comment-markup', '[тут](x)'],
    ['comment-markup', 'ціна &lt;5'],
    ['comment-lookalikes', 'ідіть на Аdmin'],
    ['comment-lookalikes', 'саsinо'],
    ['comment-invisible', 'гар\u200bна гра'],
    ['comment-invisible', 'гра \u202eятратс'],
    ['comment-invisible', 'г\u0338\u0337\u0336\u0335ра'],
    ['comment-flood', 'аааааааааааа'],
    ['comment-flood', 'хахахахахахаха'],
    ['comment-flood', 'гра гра гра гра гра гра'],
    ['comment-flood', 'ЦЕ НАЙКРАЩА ГРА НА СВІТІ ВСІМ РАДЖУ'],
    ['comment-words', 'цей слот повна хуйня'],
    ['comment-flood', '🎉🎉🎉🎉🎉🎉🎉🎉🎉 ура'],
  ])('is refused as %s: %s', (fault, text) => {
    expect(faultOf(text)).toBe(fault)
  })
})

test('CN-018: a rating is 1 to 5', () => {
  const read = validatorCompiler({ schema: postComment.body, method: 'POST', url: postComment.route, httpPart: 'body' })
  const ratings = [0, 1, most_rating, most_rating + 1, 2.5]
  expect(ratings.map((rating) => 'value' in (read({ rating, text: 'Гарна гра' }) as object))).toEqual([false, true, true, false, false])
  expect(most_rating).toBe(5)
})

test('comments come ten at a time', () => {
  const read = validatorCompiler({ schema: listComments.query, method: 'GET', url: listComments.route, httpPart: 'querystring' })
  expect(read({})).toEqual({ value: { limit: 10, offset: 0 } })
})
