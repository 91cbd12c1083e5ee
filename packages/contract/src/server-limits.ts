/** Separate from `limits.ts`, which browsers load before the first message. */
export const serverLimits = {
  /** A member's uploads: files in an hour, bytes in a day. */
  attachmentsPerHour: 100,
  attachmentBytesPerDay: 250 * 1024 * 1024,
  attachmentBytesPerMember: 2 * 1024 * 1024 * 1024,
  renames: 2,
  renameDays: 30,
  membersPage: 30,
  /** Regions in the filter of members; the ones with the most members. */
  memberRegions: 300,
  namedStaff: 5,
  filesPage: 20,
  /** Messages on a page of changes, and in a `changes` frame. */
  changesPage: 200,
  /** A reader more events behind refetches the newest page instead. */
  catchUp: 2_000,
  /** Bytes. */
  clientFrame: 4_096,
  /** Changes of a winery in one answer, and their total characters; a longer single change is sent alone. */
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
   * Securing an account undoes its acts in wineries of this many days: an owner's notice period plus the days for
   * which the letter's link works.
   */
  lostSessionDays: 14,
  wineryActs: 200,
  /** In an hour. */
  contactPerNetwork: 10,
  contactPerAddress: 5,
  requestBody: 65_536,
  /** Days after which an unused session ends, and after which any session ends. */
  sessionDays: 30,
  sessionDaysMax: 90,
  /** Sessions of one member; a new one replaces the longest unused. */
  sessionsPerMember: 20,
  /** Minutes for which proof of identity allows acts that can't be undone. */
  presenceMinutes: 15,
  /** Minutes for which a suspended member may appeal after signing in. */
  suspensionCodeMinutes: 60,
  /** Hours for which a second factor gives staff their powers. */
  staffHours: 12,
  notMeDays: 7,
  recoveryCodes: 10,
  socketsPerMember: 10,
  framesPerTenSeconds: 100,
  presenceNames: 100,
  subscriptions: 32,
  /** Messages of a member in a minute; fewer in the first hours. The limit rule `sending` allows more than both. */
  messagesPerMinute: 30,
  messagesPerMinuteAtFirst: 10,
  firstHours: 24,
  /**
   * A message with a link is held if its author joined fewer than `heldLinkHours` ago or has fewer than
   * `heldLinkMessages` messages. A member may have `heldMessages` held messages.
   */
  heldLinkHours: 24,
  heldLinkMessages: 3,
  heldMessages: 5,
  heldTerms: 500,
  /** The longest thread that can be moved to another channel. */
  movedMessages: 1_000,
  sameText: 3,
  editsPerMinute: 10,
  /** Members whom one member may notify within an hour. */
  notificationsPerHour: 200,
} as const;
