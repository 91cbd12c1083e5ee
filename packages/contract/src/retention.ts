interface RetentionRule {
  /** Shown in the privacy policy and the handbook. */
  what: string;
  kept: string;
  byOperator?: true;
}

/**
 * How long everything is kept that isn't deleted with its account or by its author. The only source of these times.
 */
export const retention = {
  signUp: { what: 'A sign-up that no one confirmed', kept: '7 days' },
  session: {
    what: 'A session, with its IP address and kind of browser, once it has ended',
    kept: '1 day',
  },
  code: { what: 'The code in an emailed link, once it has expired', kept: '1 day' },
  counter: {
    what: 'Rate-limit counters, once expired',
    kept: '1 day',
  },
  unusedFile: { what: 'An uploaded file that no message uses', kept: '1 day' },
  sentMail: { what: 'A record that an email was sent', kept: '30 days' },
  unsentMail: { what: 'An email that couldn’t be sent', kept: '90 days' },
  formerName: { what: 'A username you gave up, so that no one else takes it', kept: '90 days' },
  notification: { what: 'Inbox entries', kept: '12 months' },
  removedMessage: { what: 'The text of a message that a moderator removed', kept: '90 days' },
  heldMessage: { what: 'A message with a link that no moderator has released', kept: '30 days' },
  closedReport: { what: 'A report that was resolved', kept: '90 days' },
  openReport: { what: 'A report that wasn’t resolved', kept: '12 months' },
  actWords: {
    what: 'What a moderator wrote to a member, and the text of an appeal',
    kept: '12 months',
  },
  act: { what: 'The record of a moderator’s action, and of an appeal', kept: '3 years' },
  staffNote: { what: 'A note that moderators keep about a member or a report', kept: '3 years' },
  wineryAct: {
    what: 'A winery’s history of people, keys, and settings, with kinds of browsers',
    kept: '24 months',
  },
  inquiry: { what: 'An inquiry', kept: '24 months' },
  log: {
    what: 'The server’s log, with the IP addresses of sign-ins and refusals',
    kept: '30 days',
    byOperator: true,
  },
  backup: {
    what: 'A backup, with whatever was deleted since it was made',
    kept: '30 days',
    byOperator: true,
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionRuleName = keyof typeof retention;
