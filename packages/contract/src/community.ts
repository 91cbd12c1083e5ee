export const communityName = 'Plastic Grapes';
export const communityPath = '/plastic-grapes';
