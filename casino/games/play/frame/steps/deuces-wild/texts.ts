import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'deuces.thumb': {
    uk: 'Тримати двійки, пари й трійки, готове — усе; не добирати до стріта чи флеша',
    ru: 'Держать двойки, пары и тройки, готовое — всё; не добирать до стрита или флеша',
    en: 'Holding deuces, pairs and threes; never drawing to a straight or flush',
  },
  'deuces.rules': {
    uk: 'Кожна двійка заступає будь-яку карту, найвигіднішу для вас. Пара й дві пари тут не платять, найменша виплата — за трійку. Роял-флеш без двійок дорожчий за роял із двійкою.',
    ru: 'Каждая двойка заменяет любую карту, самую выгодную для вас. Пара и две пары здесь не платят, самая маленькая выплата — за тройку. Роял-флеш без двоек дороже рояля с двойкой.',
    en: 'Every deuce stands for whatever card is best for you. A pair and two pair pay nothing here; three of a kind is the lowest payout. A royal flush without deuces pays more than one with them.',
  },
})
