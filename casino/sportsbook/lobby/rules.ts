/** So many results come at once, on the page and behind its button alike. */
export const results_at_once = 60
