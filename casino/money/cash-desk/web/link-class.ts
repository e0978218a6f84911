/** A link out of the desk: high enough for a finger without taking the room. */
export const linkClass = '-my-3 inline-block py-3 text-accent-ink underline'
