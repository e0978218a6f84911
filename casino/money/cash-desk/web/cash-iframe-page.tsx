/** RT-009: an empty page without header, menu and data, for the frame of a payment provider. */
const CashIframePage = () => null

export default CashIframePage
