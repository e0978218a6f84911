import type { Language } from '#kernel/i18n/texts.ts'

type Names = readonly [code: string, uk: string, ru: string, en: string]

/** First-level regions by ISO 3166-2 code, by country. */
const ukraine: readonly Names[] = [
  ['UA-05', 'Вінницька область', 'Винницкая область', 'Vinnytsia Oblast'],
  ['UA-07', 'Волинська область', 'Волынская область', 'Volyn Oblast'],
  ['UA-12', 'Дніпропетровська область', 'Днепропетровская область', 'Dnipropetrovsk Oblast'],
  ['UA-14', 'Донецька область', 'Донецкая область', 'Donetsk Oblast'],
  ['UA-18', 'Житомирська область', 'Житомирская область', 'Zhytomyr Oblast'],
  ['UA-21', 'Закарпатська область', 'Закарпатская область', 'Zakarpattia Oblast'],
  ['UA-23', 'Запорізька область', 'Запорожская область', 'Zaporizhzhia Oblast'],
  ['UA-26', 'Івано-Франківська область', 'Ивано-Франковская область', 'Ivano-Frankivsk Oblast'],
  ['UA-30', 'місто Київ', 'город Киев', 'City of Kyiv'],
  ['UA-32', 'Київська область', 'Киевская область', 'Kyiv Oblast'],
  ['UA-35', 'Кіровоградська область', 'Кировоградская область', 'Kirovohrad Oblast'],
  ['UA-09', 'Луганська область', 'Луганская область', 'Luhansk Oblast'],
  ['UA-46', 'Львівська область', 'Львовская область', 'Lviv Oblast'],
  ['UA-48', 'Миколаївська область', 'Николаевская область', 'Mykolaiv Oblast'],
  ['UA-51', 'Одеська область', 'Одесская область', 'Odesa Oblast'],
  ['UA-53', 'Полтавська область', 'Полтавская область', 'Poltava Oblast'],
  ['UA-56', 'Рівненська область', 'Ровненская область', 'Rivne Oblast'],
  ['UA-59', 'Сумська область', 'Сумская область', 'Sumy Oblast'],
  ['UA-61', 'Тернопільська область', 'Тернопольская область', 'Ternopil Oblast'],
  ['UA-63', 'Харківська область', 'Харьковская область', 'Kharkiv Oblast'],
  ['UA-65', 'Херсонська область', 'Херсонская область', 'Kherson Oblast'],
  ['UA-68', 'Хмельницька область', 'Хмельницкая область', 'Khmelnytskyi Oblast'],
  ['UA-71', 'Черкаська область', 'Черкасская область', 'Cherkasy Oblast'],
  ['UA-77', 'Чернівецька область', 'Черновицкая область', 'Chernivtsi Oblast'],
  ['UA-74', 'Чернігівська область', 'Черниговская область', 'Chernihiv Oblast'],
  ['UA-43', 'Автономна Республіка Крим', 'Автономная Республика Крым', 'Autonomous Republic of Crimea'],
  ['UA-40', 'місто Севастополь', 'город Севастополь', 'City of Sevastopol'],
]

const poland: readonly Names[] = [
  ['PL-02', 'Нижньосілезьке воєводство', 'Нижнесилезское воеводство', 'Lower Silesian Voivodeship'],
  ['PL-04', 'Куявсько-Поморське воєводство', 'Куявско-Поморское воеводство', 'Kuyavian-Pomeranian Voivodeship'],
  ['PL-06', 'Люблінське воєводство', 'Люблинское воеводство', 'Lublin Voivodeship'],
  ['PL-08', 'Любуське воєводство', 'Любушское воеводство', 'Lubusz Voivodeship'],
  ['PL-10', 'Лодзьке воєводство', 'Лодзинское воеводство', 'Łódź Voivodeship'],
  ['PL-12', 'Малопольське воєводство', 'Малопольское воеводство', 'Lesser Poland Voivodeship'],
  ['PL-14', 'Мазовецьке воєводство', 'Мазовецкое воеводство', 'Masovian Voivodeship'],
  ['PL-16', 'Опольське воєводство', 'Опольское воеводство', 'Opole Voivodeship'],
  ['PL-18', 'Підкарпатське воєводство', 'Подкарпатское воеводство', 'Subcarpathian Voivodeship'],
  ['PL-20', 'Підляське воєводство', 'Подляское воеводство', 'Podlaskie Voivodeship'],
  ['PL-22', 'Поморське воєводство', 'Поморское воеводство', 'Pomeranian Voivodeship'],
  ['PL-24', 'Сілезьке воєводство', 'Силезское воеводство', 'Silesian Voivodeship'],
  ['PL-26', 'Свентокшиське воєводство', 'Свентокшиское воеводство', 'Holy Cross Voivodeship'],
  ['PL-28', 'Вармінсько-Мазурське воєводство', 'Варминско-Мазурское воеводство', 'Warmian-Masurian Voivodeship'],
  ['PL-30', 'Великопольське воєводство', 'Великопольское воеводство', 'Greater Poland Voivodeship'],
  ['PL-32', 'Західнопоморське воєводство', 'Западно-Поморское воеводство', 'West Pomeranian Voivodeship'],
]

const lists: Readonly<Record<string, readonly Names[]>> = { UA: ukraine, PL: poland }
const column = { uk: 1, ru: 2, en: 3 } as const

/** A country's regions in a language, sorted by its alphabet. Empty for countries without a list (API-010). */
export const regionsOf = (country_iso: string, language: Language): { code: string; name: string }[] =>
  (lists[country_iso.toUpperCase()] ?? [])
    .map((names) => ({ code: names[0], name: names[column[language]] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
