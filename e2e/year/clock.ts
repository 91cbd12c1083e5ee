import { chmodSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Debian's libfaketime, the variant for programs with threads. */
export const findFaketime = () =>
  globSync('/usr/lib/{*/,}faketime/libfaketimeMT.so.1').find(() => true) ?? process.env.LIBFAKETIME;

export type Clock = ReturnType<typeof openClock>;

/**
 * A clock for every program with `environment`: libfaketime reads the clock's offset from a file at each request for
 * the time of day. Durations (`CLOCK_MONOTONIC`) stay true, as on a machine whose clock is set.
 */
export function openClock(library: string, start: Date) {
  // PostgreSQL, which runs as another user, reads the file too.
  const folder = mkdtempSync(join(tmpdir(), 'orbit-vine-clock-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'ahead');
  let aheadMs = 0;
  const set = (ms: number) => {
    aheadMs = ms;
    const seconds = ms / 1_000;
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}\n`);
    renameSync(`${file}.new`, file);
  };
  set(start.getTime() - Date.now());
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // Files have the machine's time.
      NO_FAKE_STAT: '1',
    },
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms: number) => set(aheadMs + ms),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
