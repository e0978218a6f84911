import { defineTexts } from '#kernel/i18n/texts.ts'

/** The address alone, for whatever makes a link of it; empty where there is none. */
export const texts = defineTexts({ 'support-email': { uk: '{support}', ru: '{support}', en: '{support}' } })
