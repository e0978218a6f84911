/** The time zone of the site. Fixed, so that the server and the browser render the same time, and emails match the pages. */
export const time_zone = 'Europe/Kyiv'
