import { defineTexts } from '#kernel/i18n/texts.ts'

/** The support email address, for links; empty if there is none. */
export const texts = defineTexts({ 'support-email': { uk: '{support}', ru: '{support}', en: '{support}' } })
