/** Promises of docs/operation.md. `test` is the file that tests the promise; without it, the year itself does. */
const promises: { says: string; test?: string }[] = [
  {
    says: 'Whatever is wrong with a setting is reported in one line before the start',
    test: 'scripts/check-settings.test.ts',
  },
  {
    says: 'The log warns when less than 1 GiB is free',
    test: 'apps/server/src/platform/metrics/disk-space.test.ts',
  },
  {
    says: 'A second server on the same DATA_DIR says so and does not start',
    test: 'apps/server/src/platform/db/embedded.test.ts',
  },
  {
    says: 'Pictures made to fill the memory end neither server nor database',
    test: 'apps/server/faults/memory.test.ts',
  },
  { says: 'A build that fails leaves the site as it was', test: 'scripts/stamped-build.test.ts' },
  { says: 'SIGTERM stops the server and its PostgreSQL with code 0' },
  {
    says: 'Without NATS or one of two servers, members see messages again within seconds',
    test: 'apps/server/faults/killed.test.ts',
  },
  {
    says: 'If PostgreSQL is down, the community answers 503, and its clients try again',
    test: 'apps/server/src/platform/db/outage.test.ts',
  },
  {
    says: 'The certificate of a database is always checked, by a private authority too',
    test: 'apps/server/src/platform/db/tls.test.ts',
  },
  {
    says: 'Files are the same in an S3 store, and a store that refuses the key is named',
    test: 'apps/server/src/platform/files/store.test.ts',
  },
  {
    says: 'A delivery without the gateway’s signature is refused, and a repeated one is stored once',
    test: 'apps/server/src/lots/twilio.test.ts',
  },
  {
    says: 'A language model stores nothing without an OK, and the server does not wait for a slow one',
    test: 'apps/server/src/lots/second-opinion.test.ts',
  },
  {
    says: 'A stopping server tells its proxy, and finishes requests',
    test: 'apps/server/src/stopping.test.ts',
  },
  { says: 'Each server works while the other has the next version', test: 'e2e/upgrade/members.test.ts' },
  { says: 'An upgrade keeps every acknowledged message, entry, and month' },
  { says: 'A question to a winery waits for 12 hours' },
  { says: 'The month end of forty wineries: its sums never change afterwards' },
  { says: 'The contact form opens after the day through which the owner is booked' },
  { says: 'Metrics, alerts, and dashboard agree', test: 'apps/server/src/monitoring.test.ts' },
  { says: 'A wrong clock of one hour loses nothing' },
  { says: 'A full disk refuses, loses nothing, and is left behind once there is room' },
  { says: 'Mails wait while the mail server is away, and each arrives once' },
  { says: 'A mail refused for good becomes a dead letter and stops no other' },
  { says: 'A subscriber gets the digest once a week' },
  { says: 'After a new cookie key, all members sign in again, and nothing else changes' },
  { says: 'Everything goes when its retention is over, and nothing before' },
  { says: 'Members’ words, files, and books are kept' },
  { says: 'An account deleted with everything leaves nothing in the tables' },
  { says: 'Of the nightly backups, the newest fourteen stay' },
  { says: 'A backup can be rehearsed' },
  { says: 'A restored community has the same rows, months, and files, and goes on' },
  { says: 'A killed backup leaves no mess', test: 'apps/server/src/backup/leftovers.test.ts' },
  {
    says: 'Moving between databases and stores keeps every table and file',
    test: 'apps/server/src/backup/backup.test.ts',
  },
  { says: 'A cluster of another PostgreSQL is refused', test: 'apps/server/src/main.test.ts' },
  { says: 'The memory of a server stays flat' },
];

export const testsElsewhere = promises.flatMap(({ test }) => test ?? []);

export function openPromises() {
  const shown = new Map<string, string>();
  return {
    kept(start: string, when: Date, result = 'kept') {
      const found = promises.find(({ says }) => says.startsWith(start));
      if (!found || found.test) throw new Error(`docs/operation.md does not promise: ${start}`);
      shown.set(found.says, `${when.toISOString().slice(0, 10)} | ${result}`);
    },
    table: () =>
      [
        '| Promise | Shown | Result |',
        '| --- | --- | --- |',
        ...promises.map(
          ({ says, test }) =>
            `| ${says} | ${test ? `\`${test}\` | tested there` : (shown.get(says) ?? 'not reached |')} |`,
        ),
      ].join('\n'),
  };
}
