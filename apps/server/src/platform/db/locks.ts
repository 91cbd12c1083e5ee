/**
 * The keys of PostgreSQL's advisory locks, which only have to differ. Servers of two versions ask for them at the same
 * time during an upgrade: a key stays what it is.
 */
export const advisoryLocks = {
  /** Migrations, and what follows from them at the start. */
  migration: 7_361_205,
  /** The daily work, on one server of the database. */
  dailyJobs: 7_361_206,
  /** The list of channels: no two changes of it take one name. */
  channelList: 7_361_207,
  /** The server whose embedded database this is. */
  embeddedOwner: 7_361_208,
  /** Making the embedded database's role and database. */
  siteRole: 7_361_209,
} as const;
