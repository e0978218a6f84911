/** Saves a blob as a download. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser that writes slowly still reads it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
