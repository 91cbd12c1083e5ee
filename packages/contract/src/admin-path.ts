import { communityPath } from './community.ts';

/** Where moderators and administrators work. Not beside the others: every page has those in its script. */
export const adminPath = `${communityPath}/admin`;
