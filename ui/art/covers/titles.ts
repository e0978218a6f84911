import type { Language } from '#kernel/i18n/texts.ts'

export type Title = Readonly<Record<Language, readonly [upper: string, lower: string]>>

/** The two lines of each game's drawn title, as `font/word` of lettering-list.ts. */
export const coverTitles = {
  'grand-blackjack': {
    uk: ['table/Великий', 'table/блекджек'],
    ru: ['table/Большой', 'table/блэкджек'],
    en: ['table/Grand', 'table/Blackjack'],
  },
  'odesa-craps': {
    uk: ['table/Одеський', 'table/крепс'],
    ru: ['table/Одесский', 'table/крэпс'],
    en: ['table/Odesa', 'table/Craps'],
  },
  'jacks-or-better': {
    uk: ['slab/Валети', 'slab/й старші'],
    ru: ['slab/Валеты', 'slab/и старше'],
    en: ['slab/Jacks', 'slab/or Better'],
  },
  'deuces-wild': {
    uk: ['steppe/Дикі', 'steppe/двійки'],
    ru: ['steppe/Дикие', 'steppe/двойки'],
    en: ['steppe/Deuces', 'steppe/Wild'],
  },
  'honey-hives': {
    uk: ['orchard/Медова', 'orchard/пасіка'],
    ru: ['orchard/Медовая', 'orchard/пасека'],
    en: ['orchard/Honey', 'orchard/Hives'],
  },
  'old-tower': {
    uk: ['steppe/Стара', 'steppe/вежа'],
    ru: ['steppe/Старая', 'steppe/башня'],
    en: ['steppe/Old', 'steppe/Tower'],
  },
  'milky-way': {
    uk: ['nights/Чумацький', 'nights/шлях'],
    ru: ['nights/Чумацкий', 'nights/шлях'],
    en: ['nights/Milky', 'nights/Way'],
  },
  'golden-orchard': {
    uk: ['orchard/Золотий', 'orchard/сад'],
    ru: ['orchard/Золотой', 'orchard/сад'],
    en: ['orchard/Golden', 'orchard/Orchard'],
  },
  'carpathian-nights': {
    uk: ['nights/Карпатські', 'nights/ночі'],
    ru: ['nights/Карпатские', 'nights/ночи'],
    en: ['nights/Carpathian', 'nights/Nights'],
  },
  'cossack-treasure': {
    uk: ['steppe/Козацький', 'steppe/скарб'],
    ru: ['steppe/Казацкий', 'steppe/клад'],
    en: ['steppe/Cossack', 'steppe/Treasure'],
  },
  'european-roulette': {
    uk: ['table/Європейська', 'table/рулетка'],
    ru: ['table/Европейская', 'table/рулетка'],
    en: ['table/European', 'table/Roulette'],
  },
  'french-roulette': {
    uk: ['nights/Французька', 'nights/рулетка'],
    ru: ['nights/Французская', 'nights/рулетка'],
    en: ['nights/French', 'nights/Roulette'],
  },
  'american-roulette': {
    uk: ['slab/Американська', 'slab/рулетка'],
    ru: ['slab/Американская', 'slab/рулетка'],
    en: ['slab/American', 'slab/Roulette'],
  },
  'copper-needle': {
    uk: ['table/Мідна', 'table/стрілка'],
    ru: ['table/Медная', 'table/стрелка'],
    en: ['table/Copper', 'table/Needle'],
  },
  'swift-climb': {
    uk: ['orchard/Зліт', 'orchard/стрижа'],
    ru: ['orchard/Взлёт', 'orchard/стрижа'],
    en: ['orchard/Swift', 'orchard/Climb'],
  },
  ducats: {
    uk: ['steppe/Дзвінкі', 'steppe/дукати'],
    ru: ['steppe/Звонкие', 'steppe/дукаты'],
    en: ['steppe/Ringing', 'steppe/Ducats'],
  },
  'fair-wheel': {
    uk: ['orchard/Ярмаркове', 'orchard/колесо'],
    ru: ['orchard/Ярмарочное', 'orchard/колесо'],
    en: ['orchard/Fair', 'orchard/Wheel'],
  },
  'steppe-race': {
    uk: ['steppe/Степові', 'steppe/перегони'],
    ru: ['steppe/Степные', 'steppe/скачки'],
    en: ['steppe/Steppe', 'steppe/Race'],
  },
  penalty: {
    uk: ['slab/Одинадцять', 'slab/метрів'],
    ru: ['slab/Одиннадцать', 'slab/метров'],
    en: ['slab/Penalty', 'slab/Kick'],
  },
  'three-pots': {
    uk: ['orchard/Кіт', 'orchard/у горщику'],
    ru: ['orchard/Кот', 'orchard/в горшке'],
    en: ['orchard/Kitten', 'orchard/in a Pot'],
  },
  archer: {
    uk: ['nights/Влучна', 'nights/стріла'],
    ru: ['nights/Меткая', 'nights/стрела'],
    en: ['nights/True', 'nights/Arrow'],
  },
  'amber-drop': {
    uk: ['nights/Бурштинова', 'nights/крапля'],
    ru: ['nights/Янтарная', 'nights/капля'],
    en: ['nights/Amber', 'nights/Drop'],
  },
  fireflies: {
    uk: ['nights/Літні', 'nights/світлячки'],
    ru: ['nights/Летние', 'nights/светлячки'],
    en: ['nights/Summer', 'nights/Fireflies'],
  },
  pysanky: {
    uk: ['steppe/Давні', 'steppe/писанки'],
    ru: ['steppe/Древние', 'steppe/писанки'],
    en: ['steppe/Old', 'steppe/Pysanky'],
  },
  'cossack-dice': {
    uk: ['steppe/Козацькі', 'steppe/кості'],
    ru: ['steppe/Казацкие', 'steppe/кости'],
    en: ['steppe/Cossack', 'steppe/Dice'],
  },
  'grand-baccarat': {
    uk: ['table/Великий', 'table/бакара'],
    ru: ['table/Большой', 'table/баккара'],
    en: ['table/Grand', 'table/Baccarat'],
  },
  'wolf-and-bear': {
    uk: ['nights/Вовк', 'nights/і ведмідь'],
    ru: ['nights/Волк', 'nights/и медведь'],
    en: ['nights/Wolf', 'nights/and Bear'],
  },
  'polar-lights': {
    uk: ['table/Полярне', 'table/сяйво'],
    ru: ['table/Полярное', 'table/сияние'],
    en: ['table/Polar', 'table/Lights'],
  },
  'old-lviv': {
    uk: ['nights/Старий', 'nights/Львів'],
    ru: ['nights/Старый', 'nights/Львов'],
    en: ['nights/Old', 'nights/Lviv'],
  },
  'mavka-pond': {
    uk: ['orchard/Став', 'orchard/мавки'],
    ru: ['orchard/Пруд', 'orchard/мавки'],
    en: ['orchard/Mavka’s', 'orchard/Pond'],
  },
  'kyivan-chronicle': {
    uk: ['steppe/Київський', 'steppe/літопис'],
    ru: ['steppe/Киевская', 'steppe/летопись'],
    en: ['steppe/Kyivan', 'steppe/Chronicle'],
  },
  'sweet-street': {
    uk: ['orchard/Солодка', 'orchard/вулиця'],
    ru: ['orchard/Сладкая', 'orchard/улица'],
    en: ['orchard/Sweet', 'orchard/Street'],
  },
  'ninth-wave': {
    uk: ['nights/Дев’ятий', 'nights/вал'],
    ru: ['nights/Девятый', 'nights/вал'],
    en: ['nights/The Ninth', 'nights/Wave'],
  },
  'house-of-clocks': {
    uk: ['table/Дім', 'table/годинників'],
    ru: ['table/Дом', 'table/часов'],
    en: ['table/House of', 'table/Clocks'],
  },
  'silent-film': {
    uk: ['slab/Німе', 'slab/кіно'],
    ru: ['slab/Немое', 'slab/кино'],
    en: ['slab/Silent', 'slab/Film'],
  },
  'night-radio': {
    uk: ['slab/Нічне', 'slab/радіо'],
    ru: ['slab/Ночное', 'slab/радио'],
    en: ['slab/Night', 'slab/Radio'],
  },
  'alchemists-gold': {
    uk: ['steppe/Золото', 'steppe/алхіміка'],
    ru: ['steppe/Золото', 'steppe/алхимика'],
    en: ['steppe/Alchemist’s', 'steppe/Gold'],
  },
  'red-thread': {
    uk: ['orchard/Червона', 'orchard/нитка'],
    ru: ['orchard/Красная', 'orchard/нить'],
    en: ['orchard/Red', 'orchard/Thread'],
  },
  'pigeon-post': {
    uk: ['orchard/Голубина', 'orchard/пошта'],
    ru: ['orchard/Голубиная', 'orchard/почта'],
    en: ['orchard/Pigeon', 'orchard/Post'],
  },
  'spice-caravan': {
    uk: ['nights/Караван', 'nights/прянощів'],
    ru: ['nights/Караван', 'nights/пряностей'],
    en: ['nights/Spice', 'nights/Caravan'],
  },
  'live-roulette': {
    uk: ['table/Рулетка', 'table/наживо'],
    ru: ['table/Live', 'table/рулетка'],
    en: ['table/Live', 'table/Roulette'],
  },
  'live-wheel': {
    uk: ['orchard/Колесо', 'orchard/достатку'],
    ru: ['orchard/Колесо', 'orchard/достатка'],
    en: ['orchard/Wheel', 'orchard/of Plenty'],
  },
  'live-baccarat': {
    uk: ['table/Бакара', 'table/наживо'],
    ru: ['table/Live', 'table/баккара'],
    en: ['table/Live', 'table/Baccarat'],
  },
  'live-draw': {
    uk: ['orchard/Золота', 'orchard/двадцятка'],
    ru: ['orchard/Золотая', 'orchard/двадцатка'],
    en: ['orchard/Golden', 'orchard/Twenty'],
  },
  'live-balloon': {
    uk: ['slab/Вище', 'slab/хмар'],
    ru: ['slab/Выше', 'slab/облаков'],
    en: ['slab/Above', 'slab/the Clouds'],
  },
} as const satisfies Record<string, Title>
