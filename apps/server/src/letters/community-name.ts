/** What letters of the community are from. */
export const communityName = 'Plastic Grapes';
