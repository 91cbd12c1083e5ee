import { communityPath } from './community.ts';

/** The pages that mailed links open, and their validity in hours. Only the page's POST spends a code. */
export const newEmailLink = { path: communityPath, parameter: 'new-email', hours: 1 } as const;
export const deletionLink = { path: communityPath, parameter: 'delete-account', hours: 1 } as const;
export const notMeLink = { path: communityPath, parameter: 'not-me' } as const;
export const confirmLink = { path: communityPath, parameter: 'code', hours: 24 } as const;
export const resetLink = { path: communityPath, parameter: 'reset', hours: 1 } as const;
