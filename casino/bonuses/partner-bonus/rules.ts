/** CN-025: the page of bonuses has come to rest when its card is brought into sight. */
export const scroll_after_ms = 500
