/** That a draw is paid for, as an object that cannot be made elsewhere: it opens one draw, once. */
class AcceptedDraw {
  readonly reference: string
  #is_spent = false

  constructor(reference: string) {
    this.reference = reference
  }

  /** Uses it up for the draw of this name. Throws when it is another one's, or was used. */
  spend(reference: string): void {
    if (reference !== this.reference) throw new Error(`${this.reference} was accepted, and ${reference} was to be drawn`)
    if (this.#is_spent) throw new Error(`${reference} was drawn already`)
    this.#is_spent = true
  }
}

/** Whatever may refuse has been asked and has said yes, and what the draw costs is taken in the same transaction. */
export type Accepted = AcceptedDraw

/** Says so. For the ledger's accept phase alone; scripts/boundaries/draws.ts holds it. */
export const acceptDraw = (reference: string): Accepted => new AcceptedDraw(reference)
