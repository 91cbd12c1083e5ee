/** The pages that mailed links open. A code is only spent by the page's POST. */
export const newEmailLink = { path: '/plastic-grapes', parameter: 'new-email' } as const;
export const deletionLink = { path: '/plastic-grapes', parameter: 'delete-account' } as const;
export const notMeLink = { path: '/plastic-grapes', parameter: 'not-me' } as const;
export const confirmLink = { path: '/plastic-grapes', parameter: 'code' } as const;
export const resetLink = { path: '/plastic-grapes', parameter: 'reset' } as const;
