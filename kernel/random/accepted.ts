/** Proof that a draw was paid for: an object that only the ledger can create, and that permits one draw once. */
class AcceptedDraw {
  readonly reference: string
  #is_spent = false

  constructor(reference: string) {
    this.reference = reference
  }

  /** Uses it up for the draw with this reference. Throws if it belongs to another draw or was used already. */
  spend(reference: string): void {
    if (reference !== this.reference) throw new Error(`${this.reference} was accepted, and ${reference} was to be drawn`)
    if (this.#is_spent) throw new Error(`${reference} was drawn already`)
    this.#is_spent = true
  }
}

/** Proof that nothing can refuse the draw any more and that its price is taken in the same transaction. */
export type Accepted = AcceptedDraw

/** Creates the proof. Only the ledger's accept phase may call it; scripts/boundaries/draws.ts enforces this. */
export const acceptDraw = (reference: string): Accepted => new AcceptedDraw(reference)
