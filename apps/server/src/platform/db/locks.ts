/**
 * Keys of PostgreSQL's advisory locks. A key never changes, since servers of two versions use it during an upgrade.
 */
export const advisoryLocks = {
  migration: 7_361_205,
  dailyJobs: 7_361_206,
  /** Serializes changes of the list of channels, so that no two channels take one name. */
  channelList: 7_361_207,
  embeddedOwner: 7_361_208,
  siteRole: 7_361_209,
} as const;
