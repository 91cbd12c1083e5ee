/** The pages that mailed links open, and for how many hours. A code is only spent by the page's POST. */
export const newEmailLink = { path: '/plastic-grapes', parameter: 'new-email', hours: 1 } as const;
export const deletionLink = { path: '/plastic-grapes', parameter: 'delete-account', hours: 1 } as const;
export const notMeLink = { path: '/plastic-grapes', parameter: 'not-me' } as const;
export const confirmLink = { path: '/plastic-grapes', parameter: 'code', hours: 24 } as const;
export const resetLink = { path: '/plastic-grapes', parameter: 'reset', hours: 1 } as const;

/** As it is said in a sentence: “one hour”, “24 hours”. */
export const spelledHours = ({ hours }: { hours: number }) => (hours === 1 ? 'one hour' : `${hours} hours`);
