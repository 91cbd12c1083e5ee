/** The bounds that both sides hold to. Lengths are in UTF-16 code units, as `maxlength` and zod count them. */
export const limits = {
  messageLength: 4_000,
  /** Files of one message. */
  attachments: 10,
  attachmentBytes: 20 * 1024 * 1024,
  fileNameLength: 120,
  /** How much of a message a quote of it shows. */
  excerptLength: 160,
  /** What a member may add to a report. */
  reportNote: 500,
  /** What a moderator may write to a member, or down for other staff. */
  staffNote: 500,
  channelName: 60,
  channelDescription: 200,
  searchLength: 200,
  usernameMin: 2,
  usernameMax: 30,
  passwordMin: 6,
  passwordMax: 128,
  ageMin: 17,
  wineryLength: 60,
  regionLength: 40,
  aboutLength: 160,
  passkeyName: 60,
  /** Bytes of a picture of oneself as it is uploaded; it is kept much smaller. */
  avatarUpload: 8 * 1024 * 1024,
  /** How many names can be asked about at once. */
  namesAtOnce: 50,
  /** Messages in one page of history. */
  historyPage: 50,
  historyPageMax: 100,
  /** Unread messages are counted up to this many. */
  unread: 100,
  /** A text message to a winery: a gateway delivers no more. */
  cellarMessage: 1_600,
  /** Characters of a table that is taken into a winery's book. */
  cellarImport: 2_000_000,
  /** How often a client says that its member is writing, and how long others believe it. */
  typingEveryMs: 3_000,
  typingMs: 5_000,
} as const;
