/** Limits that client and server share. Lengths are in UTF-16 code units, as `maxlength` and zod count them. */
export const limits = {
  messageLength: 4_000,
  attachments: 10,
  attachmentBytes: 20 * 1024 * 1024,
  fileNameLength: 120,
  /** Characters of a message that its quote shows. */
  excerptLength: 160,
  pollChoicesMin: 2,
  pollChoices: 8,
  pollChoiceLength: 100,
  listingTitle: 100,
  listingPrice: 40,
  listingPlace: 60,
  /** Days for which a poll or a listing may be open. */
  openDays: 60,
  reportNote: 500,
  staffNote: 500,
  heldTermLength: 100,
  channelName: 60,
  channelDescription: 200,
  /** Members of a direct conversation, its author included. */
  conversationMembers: 8,
  groupMembers: 500,
  groupInvitationDays: 30,
  groupInvitationUses: 100,
  /** Messages that a member may save. */
  savedMessages: 500,
  searchLength: 200,
  usernameMin: 2,
  usernameMax: 30,
  passwordMin: 6,
  passwordMax: 128,
  ageMin: 17,
  wineryLength: 60,
  regionLength: 40,
  aboutLength: 160,
  /** Of a profile. */
  varieties: 8,
  varietyLength: 40,
  passkeyName: 60,
  avatarUpload: 8 * 1024 * 1024,
  /** Names that one request may ask about. */
  namesAtOnce: 50,
  /** Messages on a page of history. */
  historyPage: 50,
  historyPageMax: 100,
  unread: 100,
  cellarMessage: 1_600,
  cellarImport: 2_000_000,
  /** How often a client sends `typing`, and how long others show it. */
  typingEveryMs: 3_000,
  typingMs: 5_000,
} as const;
