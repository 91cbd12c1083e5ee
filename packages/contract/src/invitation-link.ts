/** The parameter of the community's address that opens an invitation to a private group. */
export const invitationParameter = 'invitation';
