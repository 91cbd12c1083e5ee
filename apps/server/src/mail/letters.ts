/** A mail before it is addressed. `link` is also printed in the log of a server without SMTP. */
export interface Letter {
  subject: string;
  text: string;
  link: string;
}

export function confirmationLetter({
  name,
  link,
  hours,
}: {
  name: string;
  link: string;
  hours: number;
}): Letter {
  return {
    subject: 'Confirm your email for Plastic Grapes',
    text: `Hello ${name},

welcome to Plastic Grapes, the community for wine people. Open this link to
confirm your email address and come in:

${link}

It works once, for ${hours} hours. If you did not sign up, ignore this mail:
without the link nothing happens.

Orbit & Vine
`,
    link,
  };
}

export function passwordResetLetter({
  name,
  link,
  hours,
}: {
  name: string;
  link: string;
  hours: number;
}): Letter {
  return {
    subject: 'Choose a new password for Plastic Grapes',
    text: `Hello ${name},

somebody, we hope you, asked for a new password. Open this link to choose one:

${link}

It works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}. Choosing a new password signs you out
everywhere. If it was not you, ignore this mail: your password stays.

Orbit & Vine
`,
    link,
  };
}

/** Sent in place of a confirmation, so that the sign-up page answers alike whether or not an address is known. */
export function alreadyMemberLetter({ name, link }: { name: string; link: string }): Letter {
  return {
    subject: 'You already have a Plastic Grapes account',
    text: `Hello ${name},

somebody, perhaps you, tried to sign up for Plastic Grapes with this address.
It has an account already, so nothing was changed. You can sign in here, or
ask there for a new password:

${link}

Orbit & Vine
`,
    link,
  };
}
