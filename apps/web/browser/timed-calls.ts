const timed = new Set(['/rest/registerV2/', '/rest/otp/register/', '/login/'])

/** only log-in and registration give up by themselves. */
export const timesOut = (path: string): boolean => timed.has(path)
