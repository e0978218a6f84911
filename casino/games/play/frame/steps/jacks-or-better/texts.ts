import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'jacks.thumb': {
    uk: 'Тримати пари й готове, інакше — валета, даму, короля, туза',
    ru: 'Держать пары и готовое, иначе — валета, даму, короля, туза',
    en: 'Holding pairs and made hands, else jacks to aces',
  },
  'jacks.rules': {
    uk: 'Платить пара валетів, дам, королів чи тузів і все, що старше за неї. Десятки й менші пари самі не платять.',
    ru: 'Платит пара валетов, дам, королей или тузов и всё, что старше. Десятки и меньшие пары сами не платят.',
    en: 'A pair of jacks, queens, kings or aces pays, and everything above it. Tens and lower pairs pay nothing by themselves.',
  },
})
