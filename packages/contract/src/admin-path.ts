import { communityPath } from './community.ts';

/** A separate file, since every page loads the other paths. */
export const adminPath = `${communityPath}/admin`;
