const key = 'hide-completed-period-free-spin-bonus'

/** EN-065: the daily free spins that are over and that the player took off the page; kept by this browser. */
export const readHidden = (storage: Pick<Storage, 'getItem'>): number | null => {
  try {
    const value = Number(storage.getItem(key) ?? Number.NaN)
    return Number.isInteger(value) ? value : null
  } catch {
    return null
  }
}

export const hideGift = (storage: Pick<Storage, 'setItem'>, id: number): void => {
  try {
    storage.setItem(key, String(id))
  } catch {
    // Without storage it is hidden until the page is loaded anew.
  }
}
