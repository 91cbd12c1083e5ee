/** The bounds that the server alone holds to. Browsers, which load `limits.ts` before the first message, need none of them. */
export const serverLimits = {
  /** What a member may upload: files in an hour, bytes in a day. */
  attachmentsPerHour: 100,
  attachmentBytesPerDay: 250 * 1024 * 1024,
  /** What a member's files may take in all, as they are kept. */
  attachmentBytesPerMember: 2 * 1024 * 1024 * 1024,
  /** How often a member may take another name in so many days. */
  renames: 2,
  renameDays: 30,
  /** Members in one page of the list. */
  membersPage: 30,
  /** Of the staff, whom strangers are told. */
  namedStaff: 5,
  /** Messages in one page of a channel's files. */
  filesPage: 20,
  /** Messages in one page of changes, and in one `changes` frame. */
  changesPage: 200,
  /** A reader further behind than this is told to fetch the newest page instead of every change. */
  catchUp: 2_000,
  /** Bytes of one frame that a client may send. */
  clientFrame: 4_096,
  /** Changes of a winery in one answer, and their length together, but for one that is longer by itself. */
  wineryChanges: 500,
  wineryChangesCharacters: 500_000,
  /** Entries of one winery: a small one writes some thousands a year. */
  wineryEntries: 50_000,
  /** Characters of all that a winery's entries and messages hold. */
  wineryCharacters: 100_000_000,
  /** Wineries that one member may make. */
  wineriesPerMember: 20,
  /** People of one winery; and with those who were removed, whom its book still names. */
  wineryPeople: 100,
  wineryPeopleEver: 1_000,
  /** Hours for which a question about a message waits for its answer. */
  questionHours: 12,
  /** Days for which an invitation to a winery is good. */
  invitationDays: 7,
  /** Days after which an owner who was asked to leave, and did not answer, can be removed. */
  ownerNoticeDays: 7,
  /** Days for which what an account did in wineries is undone when it is secured: notice to an owner, and a letter's life. */
  lostSessionDays: 14,
  /** Acts of a winery's history in one answer. */
  wineryActs: 200,
  /** Inquiries that one network or one address may send in an hour. */
  contactPerNetwork: 10,
  contactPerAddress: 5,
  /** Bytes of one request body, attachments apart. */
  requestBody: 65_536,
  /** Days after which a session ends that is not used, and after which any session ends. */
  sessionDays: 30,
  sessionDaysMax: 90,
  /** Sessions that one member may have; the one that was used longest ago makes room. */
  sessionsPerMember: 20,
  /** Minutes for which a proof of presence is good for acts that cannot be taken back. */
  presenceMinutes: 15,
  /** Hours for which a second factor gives staff their powers; then it is asked for again. */
  staffHours: 12,
  /** Days for which "This was not me" in a letter is good. */
  notMeDays: 7,
  /** One-time codes for somebody without their authenticator app. */
  recoveryCodes: 10,
  /** Sockets that one member may have open on one server. */
  socketsPerMember: 10,
  /** Frames that one socket may send in ten seconds. */
  framesPerTenSeconds: 100,
  /** How many of those who are here are told by name. */
  presenceNames: 100,
  /** Channels one socket may follow at once. */
  subscriptions: 32,
  /** Messages a member may send in a minute; fewer in the first hours. `sending` of the server's rules lies above both. */
  messagesPerMinute: 30,
  messagesPerMinuteAtFirst: 10,
  firstHours: 24,
  /**
   * A message with a link waits for a moderator while its author joined less than so many hours ago or has fewer
   * messages; and how many of a member's may wait.
   */
  heldLinkHours: 24,
  heldLinkMessages: 3,
  heldMessages: 5,
  /** How often the same text may be sent within ten minutes. */
  sameText: 3,
  /** Changes of own messages in a minute. */
  editsPerMinute: 10,
  /** How many others a member may have told within an hour that they were named or answered. */
  notificationsPerHour: 200,
} as const;
