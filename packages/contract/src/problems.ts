import { limits } from './limits.ts';
import { unavailable } from './problem.ts';
import { thousands } from './thousands.ts';

export const problems = {
  UNAUTHENTICATED: { status: 401, title: 'You must be signed in to do that.' },
  INVALID_EMAIL_OR_PASSWORD: { status: 401, title: 'Invalid email or password' },
  EMAIL_NOT_CONFIRMED: { status: 403, title: 'Email not confirmed' },
  PASSWORD_NEEDED: {
    status: 403,
    title: 'Enter the password you chose when you signed up.',
  },
  SIGN_UP_PASSWORD_WRONG: {
    status: 401,
    title: 'That isn’t the password you chose when you signed up.',
  },
  INVALID_PASSWORD: { status: 403, title: 'That isn’t your current password.' },
  PASSKEY_REFUSED: {
    status: 401,
    title: 'That passkey wasn’t accepted. Try again, or sign in with your password.',
  },
  REAUTHENTICATION_NEEDED: { status: 403, title: 'Confirm that it’s you first.' },
  REAUTHENTICATION_FAILED: { status: 403, title: 'That didn’t confirm it’s you. Please try again.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    title: 'Moderators and administrators must confirm who they are with a second factor.',
  },
  SECOND_FACTOR_WRONG: {
    status: 403,
    title: 'That code is wrong or has already been used. Enter the one that is shown now.',
  },
  FORBIDDEN_ORIGIN: { status: 403, title: 'This request came from another site.' },
  FORBIDDEN: { status: 403, title: 'You may not do that.' },
  MUTED: { status: 403, title: 'A moderator has muted you for a while. You can read, but not write.' },
  SUSPENDED: { status: 403, title: 'This account has been suspended by a moderator.' },
  NOT_FOUND: { status: 404, title: 'There is nothing at this address.' },
  CHANNEL_NOT_FOUND: { status: 404, title: 'There is no such channel.' },
  MESSAGE_NOT_FOUND: { status: 404, title: 'There is no such message.' },
  MEMBER_NOT_FOUND: { status: 404, title: 'This member no longer exists.' },
  ATTACHMENT_NOT_FOUND: { status: 404, title: 'A file attached to this message is gone. Attach it again.' },
  CONTACT_CLOSED: {
    status: 403,
    title: 'The form is closed while we’re fully booked. Please write to us by email instead.',
  },
  FORM_REFUSED: { status: 403, title: 'This didn’t look like a message from a person.' },
  WINERY_NOT_FOUND: { status: 404, title: 'There is no such winery.' },
  LOT_NOT_FOUND: { status: 404, title: 'No lot in the records has that code.' },
  PERSON_NOT_FOUND: { status: 404, title: 'There is no such person at this winery.' },
  ENTRY_NOT_FOUND: { status: 404, title: 'There is no such entry in the records.' },
  INVITATION_INVALID: {
    status: 404,
    title: 'That code is wrong, has expired, or has been used. Ask the owner of the winery for a new one.',
  },
  ENQUIRY_NOT_FOUND: { status: 404, title: 'There is no such inquiry.' },
  MAIL_NOT_FOUND: { status: 404, title: 'There is no such email, or there’s nothing left of it to send.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This address doesn’t accept that method.' },
  THREAD_TOO_LONG: { status: 409, title: 'This thread has too many messages to be moved.' },
  MESSAGE_EDITED: {
    status: 409,
    title: 'This message has been edited elsewhere. Your edit wasn’t saved.',
  },
  MESSAGE_ID_TAKEN: { status: 409, title: 'That message ID belongs to someone else.' },
  ENTRY_ID_TAKEN: { status: 409, title: 'That ID belongs to another entry.' },
  SETUP_CHANGED: {
    status: 409,
    title: 'Someone else has changed the setup in the meantime. Look at the change, then make yours again.',
  },
  /** `detail` has the warnings. The same entry with `despite` is stored. */
  ENTRY_DOUBTFUL: { status: 409, title: 'The records don’t agree with this entry. Is it right?' },
  DAY_IMPOSSIBLE: { status: 422, title: 'No work was done on that day. Check the date.' },
  VESSEL_HOLDS_WINE: {
    status: 409,
    title: 'A vessel that holds wine can’t be removed. Move the wine, or rename the vessel.',
  },
  BOOK_LOCKED: {
    status: 409,
    title: 'The records are locked for that day. An owner of the winery can still make the entry.',
  },
  QUESTION_CLOSED: { status: 409, title: 'That question has already been settled.' },
  PHONE_TAKEN: { status: 409, title: 'That number already belongs to someone at a winery.' },
  LAST_OWNER: { status: 409, title: 'A winery needs an owner. Name another one first.' },
  OWNER_PROTECTED: {
    status: 409,
    title:
      'They have been an owner for longer than you. Ask them to leave; if they don’t answer, you can do this later.',
  },
  OWNER_PHONE: { status: 409, title: 'Only an owner can change their own phone number.' },
  OTHER_OWNERS: {
    status: 409,
    title: 'A winery with several owners can’t be deleted. The other owners have to leave first.',
  },
  ACT_NOT_RESTORABLE: {
    status: 409,
    title: 'This can’t be restored. Make the change again instead.',
  },
  TOO_MANY_WINERIES: { status: 409, title: 'You have reached the limit. You can’t add any more wineries.' },
  NAME_DIFFERS: { status: 422, title: 'That isn’t the name of this winery.' },
  POLL_ENDED: { status: 409, title: 'This poll has ended.' },
  POLL_VOTED: {
    status: 409,
    title: 'Members have voted on this question, so it can no longer be changed.',
  },
  CHANNEL_ARCHIVED: {
    status: 409,
    title: 'This channel has been archived. You can read it, but not write in it.',
  },
  STAFF_ONLY: {
    status: 403,
    title: 'Only moderators can write in this channel. You can read it and react to its messages.',
  },
  GROUP_INVITATION_INVALID: {
    status: 404,
    title: 'This invitation is wrong, has expired, or has been used. Ask for a new one.',
  },
  GROUP_FULL: { status: 409, title: `A private group can have at most ${limits.groupMembers} members.` },
  TOO_MANY_SAVED: {
    status: 409,
    title: `You can save at most ${limits.savedMessages} messages. Remove some first.`,
  },
  REQUEST_OPEN: { status: 409, title: 'Accept the conversation before you answer.' },
  NOT_ANSWERED: {
    status: 409,
    title: 'They haven’t accepted your message yet. You can write again once they do.',
  },
  MEMBER_UNREACHABLE: { status: 403, title: 'This member doesn’t take messages from you.' },
  PRIVATE_LINK: {
    status: 409,
    title: 'On your first day, or with fewer than three messages, you can’t send links privately.',
  },
  CHANNEL_NAME_TAKEN: { status: 409, title: 'A channel with that name already exists.' },
  MESSAGE_HELD: {
    status: 409,
    title: 'A moderator reviews links from new members before they appear.',
  },
  MESSAGE_DECLINED: { status: 409, title: 'A moderator has reviewed this message and declined it.' },
  LINK_ADDED: {
    status: 409,
    title:
      'On your first day, or with fewer than three messages, you can’t add a link to a message you’ve sent. Send it in a new message instead.',
  },
  TERMS_ENOUGH: { status: 409, title: 'There are too many words to hold. Remove some first.' },
  TERM_ADDED: {
    status: 409,
    title: 'A moderator reviews messages with these words before they appear. Send a new message instead.',
  },
  HELD_ENOUGH: {
    status: 409,
    title: 'Several of your messages are waiting for a moderator. Please wait until they’ve been reviewed.',
  },
  REPORTS_CLAIMED: { status: 409, title: 'Another moderator is already on it.' },
  REPORTS_CLOSED: { status: 409, title: 'Another moderator has already dealt with this.' },
  SANCTION_ENDED: { status: 409, title: 'This sanction has ended, so there is nothing left to appeal.' },
  APPEAL_SENT: { status: 409, title: 'You have already appealed this. A moderator will answer.' },
  SUSPENSION_CODE_INVALID: {
    status: 410,
    title: 'For your safety, this page closes after an hour. Sign in again to go on.',
  },
  LONGER_MEASURE: {
    status: 409,
    title: 'A longer mute or suspension is already in force. Only an administrator can shorten it.',
  },
  ROLE_FIXED: { status: 409, title: 'The server’s settings make this member an administrator.' },
  OWN_ROLE: { status: 409, title: 'You can’t change your own role. Ask another administrator.' },
  USERNAME_RESERVED: {
    status: 409,
    title: 'That username would seem to speak for this site. Please choose another.',
  },
  USERNAME_TAKEN: { status: 409, title: 'That username is taken. Please choose another.' },
  RENAMED_OFTEN: {
    status: 409,
    title: 'You have changed your username too often recently. Please try again later.',
  },
  CODE_INCOMPLETE: {
    status: 410,
    title: 'This link is incomplete. Copy the whole link from the email, or ask for a new one.',
  },
  CODE_INVALID: { status: 410, title: 'This link has expired or has already been used. Ask for a new one.' },
  FORM_SPENT: {
    status: 410,
    title: 'This form was open too long or has already been sent. Please press “Send Message” once more.',
  },
  FILE_TOO_LARGE: { status: 413, title: `Files can be up to ${limits.attachmentBytes / 1024 / 1024} MB.` },
  FILE_TYPE: {
    status: 415,
    title:
      'Pictures (such as JPEG, PNG, WebP, GIF, and AVIF), PDFs, Excel, Word, and PowerPoint files, OpenDocument spreadsheets, CSV files, and plain text in UTF-8 can be attached; other files can’t.',
  },
  PICTURE_HEIC: {
    status: 422,
    title:
      'This HEIC picture can’t be opened here. Save it as a JPEG and try again. An iPhone takes JPEGs once Settings, Camera, Formats is set to Most Compatible.',
  },
  FILE_BROKEN: { status: 422, title: 'This file is empty, damaged, or unreadable.' },
  PICTURE_TOO_LARGE: {
    status: 422,
    title:
      'This picture is too large to be opened here. Make it smaller, or save it as a JPEG, and try again.',
  },
  TOO_SLOW: { status: 408, title: 'This took too long to arrive. Check your connection and try again.' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'That is larger than this address accepts.' },
  MALFORMED_REQUEST: { status: 400, title: 'The request can’t be understood.' },
  FORM_TOO_FAST: {
    status: 400,
    title: 'That was very quick. Please wait a moment and press “Send Message” once more.',
  },
  MALFORMED_JSON: { status: 400, title: 'The request body isn’t valid JSON.' },
  NOT_A_PICTURE: { status: 422, title: 'This file isn’t a picture that we can read.' },
  SAME_EMAIL: { status: 422, title: 'That is already your address.' },
  WEAK_PASSWORD: { status: 422, title: 'This password is easy to guess.' },
  INVALID_REQUEST: { status: 422, title: 'Some of what you sent isn’t valid.' },
  MESSAGE_BLANK: { status: 422, title: 'Please enter a message before sending.' },
  MESSAGE_TOO_NESTED: {
    status: 422,
    title: 'A line of this message begins with too many quote or list marks. Please use fewer.',
  },
  MESSAGE_TOO_LONG: {
    status: 422,
    title: `A message may have at most ${thousands(limits.messageLength)} characters.`,
  },
  SAME_TEXT: {
    status: 429,
    title: 'You have sent this text several times already. Please wait a few minutes.',
  },
  SLOW_MODE: {
    status: 429,
    title: 'This channel is in slow mode. Please wait a little before your next message.',
  },
  RATE_LIMITED: { status: 429, title: 'Too many requests. Please wait a moment and try again.' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side. Please try again.' },
  NOT_READY: { status: 503, title: 'Required tables do not exist' },
  BUSY: { status: 503, title: 'A great many people are signing in right now. Please try again.' },
  CELLAR_BUSY: {
    status: 503,
    title: 'Many cellars are being worked on right now. Nothing was stored. Please try again in a moment.',
  },
  CELLAR_WORK_TOO_LONG: {
    status: 503,
    title: 'This took too long, and nothing was stored. Try again with less at a time, or write to us.',
  },
  WINERY_FULL: {
    status: 422,
    title:
      'This winery’s records have reached their limit of 50,000 entries or 100 MB, and nothing was stored. Please write to us.',
  },
  FILE_QUOTA: {
    status: 403,
    title: 'Your files use all the space that a member has. Delete messages whose files you no longer need.',
  },
  STORAGE_FULL: {
    status: 507,
    title: 'There is no room for files at the moment. Send your message without them, or try again later.',
  },
  UPLOADS_BUSY: { status: 503, title: 'A great many files are arriving right now. Please try again.' },
  UNAVAILABLE: unavailable,
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
