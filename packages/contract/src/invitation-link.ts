export const invitationParameter = 'invitation';
