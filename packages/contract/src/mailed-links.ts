import { communityPath } from './community.ts';

/**
 * Pages that mailed links open, and the links' validity in hours. A GET doesn't spend the code; only the page's POST
 * does.
 */
export const newEmailLink = { path: communityPath, parameter: 'new-email', hours: 1 } as const;
export const deletionLink = { path: communityPath, parameter: 'delete-account', hours: 1 } as const;
export const notMeLink = { path: communityPath, parameter: 'not-me' } as const;
export const confirmLink = { path: communityPath, parameter: 'code', hours: 24 } as const;
/** Beside the code, for a sign-up that began in the lot manager. */
export const confirmFromLots = { parameter: 'from', value: 'lots' } as const;
export const resetLink = { path: communityPath, parameter: 'reset', hours: 1 } as const;
