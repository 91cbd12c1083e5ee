/** What the community is called, and where it is. */
export const communityName = 'Plastic Grapes';
export const communityPath = '/plastic-grapes';
