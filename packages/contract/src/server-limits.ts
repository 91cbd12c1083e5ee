/** Limits of the server alone, apart from `limits.ts`, which browsers load before the first message. */
export const serverLimits = {
  /** A member's uploads: files in an hour, bytes in a day. */
  attachmentsPerHour: 100,
  attachmentBytesPerDay: 250 * 1024 * 1024,
  /** Bytes of a member's stored files. */
  attachmentBytesPerMember: 2 * 1024 * 1024 * 1024,
  /** Renames that a member may do in so many days. */
  renames: 2,
  renameDays: 30,
  membersPage: 30,
  /** Regions by which members can be filtered; those with the most members. */
  memberRegions: 300,
  /** Staff named to visitors. */
  namedStaff: 5,
  filesPage: 20,
  /** Messages on a page of changes, and in a `changes` frame. */
  changesPage: 200,
  /** A reader further behind than this refetches the newest page instead. */
  catchUp: 2_000,
  /** Bytes of a frame from a client. */
  clientFrame: 4_096,
  /** Changes of a winery in one answer, and their characters in all; a longer single change is sent alone. */
  wineryChanges: 500,
  wineryChangesCharacters: 500_000,
  wineryEntries: 50_000,
  /** Characters of all entries and messages of a winery. */
  wineryCharacters: 100_000_000,
  wineriesPerMember: 20,
  wineryPeople: 100,
  wineryPeopleEver: 1_000,
  questionHours: 12,
  invitationDays: 7,
  /** Days after which an owner who was asked to leave and didn't answer can be removed. */
  ownerNoticeDays: 7,
  /**
   * Days of an account's acts in wineries that are undone when it is secured: an owner's notice period plus a
   * letter's life.
   */
  lostSessionDays: 14,
  wineryActs: 200,
  /** Inquiries from one network or one address in an hour. */
  contactPerNetwork: 10,
  contactPerAddress: 5,
  requestBody: 65_536,
  /** Days after which an unused session ends, and any session. */
  sessionDays: 30,
  sessionDaysMax: 90,
  /** Sessions of one member; a new one replaces the longest unused. */
  sessionsPerMember: 20,
  /** Minutes for which proof of presence allows acts that can't be undone. */
  presenceMinutes: 15,
  /** Hours for which a second factor gives staff their powers. */
  staffHours: 12,
  /** Days for which "This was not me" in a letter works. */
  notMeDays: 7,
  recoveryCodes: 10,
  socketsPerMember: 10,
  framesPerTenSeconds: 100,
  presenceNames: 100,
  subscriptions: 32,
  /**
   * Messages of a member in a minute; fewer in the first hours. `sending` of the server's rules allows more than
   * both.
   */
  messagesPerMinute: 30,
  messagesPerMinuteAtFirst: 10,
  firstHours: 24,
  /**
   * A message with a link is held while its author joined less than so many hours ago or has fewer messages; and how
   * many held messages a member may have.
   */
  heldLinkHours: 24,
  heldLinkMessages: 3,
  heldMessages: 5,
  heldTerms: 500,
  /** Messages of a thread that is moved to another channel. */
  movedMessages: 1_000,
  sameText: 3,
  /** Edits of a member's own messages in a minute. */
  editsPerMinute: 10,
  /** Others whom a member may notify within an hour. */
  notificationsPerHour: 200,
} as const;
