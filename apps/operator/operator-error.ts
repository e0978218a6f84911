/** What an operator asked for cannot be done, or found what is wrong; said as it is. */
export class OperatorError extends Error {}
