/** The house lives by Kyiv's clock, so that server and browser write the same hour into a page, and a letter says the hour of the page. */
export const time_zone = 'Europe/Kyiv'
