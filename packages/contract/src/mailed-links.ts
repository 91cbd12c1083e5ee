/** The pages that mailed links open. A code is only spent by the page's POST. */
export const newEmailLink = { path: '/plastic-grapes', parameter: 'new-email' } as const;
export const deletionLink = { path: '/plastic-grapes', parameter: 'delete-account' } as const;
export const notMeLink = { path: '/plastic-grapes', parameter: 'not-me' } as const;
