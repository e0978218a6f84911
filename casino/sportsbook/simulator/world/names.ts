import type { Text } from '#kernel/i18n/texts.ts'

/** Everything here is invented: no place, club or person of this world is a real one. */
const named = (uk: string, ru: string, en: string): Text => ({ uk, ru, en })

const joined = (one: Text, other: Text, between = ''): Text => ({
  uk: one.uk + between + other.uk,
  ru: one.ru + between + other.ru,
  en: one.en + between + other.en,
})

/** Regions of the invented country; each has a league in every sport. */
export const regions: readonly Text[] = [
  named('Надозер’я', 'Надозерье', 'Lakeland'),
  named('Верховина Зір', 'Звёздное нагорье', 'Starhighlands'),
  named('Мідний Берег', 'Медный Берег', 'Copper Coast'),
  named('Тихоліс', 'Тихолесье', 'Stillwood'),
  named('Солоні Степи', 'Солёные Степи', 'Saltsteppe'),
  named('Північна Дуга', 'Северная Дуга', 'North Arc'),
  named('Бурштинова Затока', 'Янтарный Залив', 'Amber Bay'),
  named('Кам’яний Гай', 'Каменная Роща', 'Stonegrove'),
  named('Лугова Марка', 'Луговая Марка', 'Meadowmark'),
  named('Вітряна Гряда', 'Ветреная Гряда', 'Windridge'),
  named('Крайзем’я', 'Краеземье', 'Farreach'),
  named('Срібна Дельта', 'Серебряная Дельта', 'Silver Delta'),
]

const placeBegins = [
  named('Ясно', 'Ясно', 'Yasno'),
  named('Темно', 'Темно', 'Temno'),
  named('Срібло', 'Серебро', 'Sriblo'),
  named('Тихо', 'Тихо', 'Tykho'),
  named('Вітро', 'Ветро', 'Vitro'),
  named('Громо', 'Громо', 'Hromo'),
  named('Зоре', 'Зоре', 'Zore'),
  named('Хмаро', 'Хмаро', 'Khmaro'),
  named('Медо', 'Медо', 'Medo'),
  named('Льодо', 'Ледо', 'Liodo'),
  named('Перло', 'Перло', 'Perlo'),
  named('Дубо', 'Дубо', 'Dubo'),
]

const placeEnds = [
  named('піль', 'поль', 'pil'),
  named('луг', 'луг', 'luh'),
  named('брід', 'брод', 'brid'),
  named('яр', 'яр', 'yar'),
  named('став', 'став', 'stav'),
  named('гора', 'гора', 'hora'),
  named('міст', 'мост', 'mist'),
  named('вир', 'вир', 'vyr'),
  named('дол', 'дол', 'dol'),
  named('кут', 'кут', 'kut'),
  named('сад', 'сад', 'sad'),
  named('ріг', 'рог', 'rih'),
]

const surnameBegins = [
  named('Ярв', 'Ярв', 'Yarv'),
  named('Тальм', 'Тальм', 'Talm'),
  named('Брен', 'Брен', 'Bren'),
  named('Корд', 'Корд', 'Kord'),
  named('Вейл', 'Вейл', 'Veil'),
  named('Озар', 'Озар', 'Ozar'),
  named('Лісм', 'Лисм', 'Lism'),
  named('Мард', 'Мард', 'Mard'),
  named('Сольв', 'Сольв', 'Solv'),
  named('Даргл', 'Даргл', 'Dargl'),
  named('Фенн', 'Фенн', 'Fenn'),
  named('Роквель', 'Роквель', 'Rokvel'),
]

const surnameEnds = [
  named('ен', 'ен', 'en'),
  named('ік', 'ик', 'ik'),
  named('ор', 'ор', 'or'),
  named('ал', 'ал', 'al'),
  named('іс', 'ис', 'is'),
  named('ан', 'ан', 'an'),
  named('ус', 'ус', 'us'),
  named('ет', 'ет', 'et'),
  named('онд', 'онд', 'ond'),
  named('ей', 'ей', 'ey'),
  named('ард', 'ард', 'ard'),
  named('ін', 'ин', 'in'),
]

const initials = [
  named('А', 'А', 'A'),
  named('Д', 'Д', 'D'),
  named('М', 'М', 'M'),
  named('О', 'О', 'O'),
  named('Т', 'Т', 'T'),
  named('В', 'В', 'V'),
]

const mascots: Readonly<Record<string, readonly Text[]>> = {
  basketball: [
    named('Рисі', 'Рыси', 'Lynxes'),
    named('Чаплі', 'Цапли', 'Herons'),
    named('Вепри', 'Вепри', 'Boars'),
    named('Яструби', 'Ястребы', 'Hawks'),
    named('Зубри', 'Зубры', 'Bisons'),
    named('Лосі', 'Лоси', 'Elks'),
  ],
  'ice-hockey': [
    named('Крига', 'Лёд', 'Ice'),
    named('Вовки', 'Волки', 'Wolves'),
    named('Заметіль', 'Метель', 'Blizzard'),
    named('Моржі', 'Моржи', 'Walruses'),
    named('Полюс', 'Полюс', 'Pole'),
    named('Сталь', 'Сталь', 'Steel'),
  ],
}

const squadBegins = ['Silent', 'Amber', 'Neon', 'Hollow', 'Lucky', 'Northern', 'Paper', 'Velvet', 'Static', 'Salt', 'Ninth', 'Wild']
const squadEnds = ['Foxes', 'Circuit', 'Harbour', 'Ravens', 'Engine', 'Parade', 'Bishops', 'Comets', 'Thunder', 'Orchard', 'Pilots', 'Echo']

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('a list of names is empty')
  return item
}

/** The nth of the pairs of two lists of names, spread so that neighbours differ in both parts. */
const pairOf = <T>(begins: readonly T[], ends: readonly T[], number: number): readonly [T, T] => {
  const row = number % begins.length
  return [at(begins, row), at(ends, Math.floor(number / begins.length) + row)]
}

const place = (number: number): Text => joined(...pairOf(placeBegins, placeEnds, number))

/** So many people have a name of their own. */
export const people = surnameBegins.length * surnameEnds.length * initials.length

export const personName = (number: number): Text => {
  const round = Math.floor(number / (surnameBegins.length * surnameEnds.length))
  return joined(at(initials, number + round), joined(...pairOf(surnameBegins, surnameEnds, number)), '. ')
}

const squad = (number: number): Text => {
  const name = pairOf(squadBegins, squadEnds, number).join(' ')
  return named(name, name, name)
}

const withMascot = (sport: string, number: number): Text => {
  const mascot = at(mascots[sport] ?? [], number)
  const town = place(number)
  return { uk: `${mascot.uk} ${town.uk}`, ru: `${mascot.ru} ${town.ru}`, en: `${town.en} ${mascot.en}` }
}

/** The name of competitor number `number` of a sport, counted over all its leagues. */
export const competitorName = (sport: string, number: number): Text => {
  switch (sport) {
    case 'tennis':
    case 'table-tennis':
    case 'mixed-martial-arts':
      return personName(number)
    case 'esports':
      return squad(number)
    case 'volleyball':
      return joined(named('ВК', 'ВК', 'VC'), place(number), ' ')
    case 'basketball':
    case 'ice-hockey':
      return withMascot(sport, number)
    default:
      return place(number)
  }
}

/** Three letters for a scoreboard: of a town, a squad's two words, or a surname. */
export const shortName = (sport: string, { en }: Text): string => {
  const words = en
    .replaceAll(/[^A-Za-z ]/g, '')
    .split(' ')
    .filter(Boolean)
  const [first = '', second = ''] = words
  if (sport === 'esports') return (first.slice(0, 1) + second.slice(0, 2)).toUpperCase()
  const town = first.length > 2 ? first : second
  return (town.slice(0, 2) + town.slice(-1)).toUpperCase()
}
