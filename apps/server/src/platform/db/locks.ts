/**
 * Keys of PostgreSQL's advisory locks. Servers of two versions use them at the same time during an upgrade, so a key
 * never changes.
 */
export const advisoryLocks = {
  migration: 7_361_205,
  dailyJobs: 7_361_206,
  /** Changes of the list of channels, so that no two take one name. */
  channelList: 7_361_207,
  embeddedOwner: 7_361_208,
  siteRole: 7_361_209,
} as const;
