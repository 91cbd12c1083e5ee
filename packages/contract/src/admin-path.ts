import { communityPath } from './community.ts';

/** A file apart, since every page loads the other paths. */
export const adminPath = `${communityPath}/admin`;
