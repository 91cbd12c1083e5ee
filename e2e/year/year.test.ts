import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeCodes } from '@orbit-vine/contract/live.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailedCode } from '../../apps/server/testing/community.ts';
import { openReader } from '../../apps/server/testing/reader.ts';
import { root } from '../../scripts/run.ts';
import { dayMs, findFaketime, hourMs, openClock } from './clock.ts';
import { inquire, isFormOpen } from './contact.ts';
import { describeYear } from './describe-year.ts';
import { expectDigestsWeekly, expectEachMailOnce, noLetterWaits } from './letters.ts';
import { openMachine } from './machine.ts';
import { join as joinMachine } from './people.ts';
import { openPromises, testsElsewhere } from './promises.ts';
import { compare, countRows, openRecord, tracesOf } from './record.ts';
import { watchRetention } from './retention-watch.ts';
import { changedMonths, endMonth, openPlace, type Place, say, workOneDay } from './work.ts';

const days = Number(process.env.YEAR_DAYS ?? 365);
const wineries = Number(process.env.YEAR_WINERIES ?? 40);
const nightlyBackups = 16;
/** The night of December 31 in Michigan, until which the owner is booked (`site.ts`). */
const bookedUntil = new Date('2027-01-01T05:00:00Z');
const startsAt = new Date('2026-12-01T12:00:00Z');

const clock = openClock(findFaketime() ?? '', startsAt);
const machine = await openMachine(clock);
const record = openRecord();
const promises = openPromises();
const watch = watchRetention(machine);
const months: string[] = [];
const memory: { day: number; heap: number; resident: number }[] = [];
let place: Place;
let today = 0;
let rowsBefore: Record<string, number> = {};
let reader: ReturnType<typeof openReader> | undefined;

beforeAll(async () => {
  await machine.start(process.env.OLDER_FOLDER);
  place = await openPlace(machine, wineries, record);
  rowsBefore = await countRows(machine);
  follow();
});
afterAll(async () => {
  reader?.stop();
  const rowsAfter = await countRows(machine).catch(() => ({}));
  console.log(describeYear({ promises: promises.table(), months, rowsBefore, rowsAfter, gone: watch.gone }));
  await machine.remove();
  clock.remove();
});

const backups = join(machine.folder, 'backups');
const backUp = () => machine.command('backup', '--into', backups, '--keep', '14');
const newestBackup = () => join(backups, readdirSync(backups).sort().at(-1) ?? '');
const kept = (promise: string, result?: string) => promises.kept(promise, clock.now(), result);
const dateOf = (time: Date) => time.toISOString().slice(0, 10);

function follow() {
  reader?.stop();
  reader = openReader(machine.url, { cookie: place.moderator.session() });
}

async function closeMonth() {
  const day = dateOf(clock.now());
  await endMonth(place, day.slice(0, 7), day);
  const used = await machine.memory();
  memory.push({ day: today, ...used });
  const sizes = await countRows(machine);
  months.push(
    `| ${day.slice(0, 7)} | ${used.heap.toFixed(1)} | ${used.resident.toFixed(0)} | ${sizes.messages} | ${sizes.winery_entries} |`,
  );
  const [{ seq } = { seq: 0 }] = await machine.query<{ seq: number }>(
    `select max(changed_seq)::integer as seq from messages where channel_id = '1'`,
  );
  // The reader's session may have ended, and with it the socket.
  await place.moderator.request('/api/community/me');
  if (reader?.closedWith.includes(closeCodes.signedOut)) follow();
  await expect.poll(() => reader?.seq()).toBe(seq);
  follow();
}

async function liveUntil(day: number) {
  for (; today < Math.min(day, days); today += 1) {
    await workOneDay(place, today);
    // Rows that are kept for a day are deleted within the next day.
    await watch.look();
    if (dateOf(clock.now()).slice(0, 7) !== dateOf(new Date(clock.now().getTime() + dayMs)).slice(0, 7))
      await closeMonth();
    if (today < nightlyBackups) await backUp();
    await machine.passDays();
    await watch.look();
  }
}

async function expectComplete() {
  expect(await compare(machine, record)).toEqual([]);
  expect(await changedMonths(place)).toEqual([]);
  expect(watch.faults).toEqual([]);
}

async function sendInquiry(goals: string) {
  const isOpen = clock.now() > bookedUntil;
  expect(await isFormOpen(machine)).toBe(isOpen);
  if (!isOpen) return;
  await inquire(machine, goals);
  kept('The contact form opens');
}

async function restart() {
  expect(await machine.stop()).toBe(0);
  await machine.start();
}

it('every test that a promise names exists', () => {
  expect(testsElsewhere.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('the older version lives its first month, with a backup each night', async () => {
  expect(await isFormOpen(machine)).toBe(false);
  await liveUntil(31);
  expect(readdirSync(backups)).toHaveLength(14);
  kept('Of the nightly backups');
  expect(await machine.command('rehearse-backup', newestBackup())).toContain('can be restored');
  kept('A backup can be rehearsed');
});

it('an upgrade on the same data keeps everything', async () => {
  const before = await countRows(machine);
  await restart();
  kept('SIGTERM stops');
  const after = await countRows(machine);
  for (const table of ['messages', 'winery_entries', 'winery_messages', 'users', 'notices'])
    expect(after[table], table).toBe(before[table]);
  await expectComplete();
  kept('An upgrade keeps');
  await liveUntil(62);
  await sendInquiry('first');
});

it('a new cookie key ends all sessions and nothing else', async () => {
  await machine.command('rotate-cookie-key');
  await restart();
  for (const { request, signIns } of [...place.people, place.moderator]) {
    const before = signIns.count;
    expect((await request('/api/community/me')).status).toBe(200);
    expect(signIns.count).toBe(before + 1);
  }
  follow();
  await expectComplete();
  kept('After a new cookie key');
  await liveUntil(100);
});

it('a clock that is an hour ahead, an hour behind, and right again loses nothing', async () => {
  for (const ms of [hourMs, -2 * hourMs, hourMs]) {
    clock.advance(ms);
    for (const person of place.people.slice(0, 5))
      await say(place, person, `With the clock changed by ${ms} ms`);
  }
  await expectComplete();
  kept('A wrong clock');
  await liveUntil(130);
});

it.runIf(machine.hasOwnDisk)(
  'the server refuses writes to a full disk, and continues once there is room',
  async () => {
    const makeRoom = machine.fillDisk();
    const statuses = new Set<number>();
    for (let round = 0; round < 200 && !statuses.has(503); round += 1) {
      clock.advance(60_000);
      for (const person of place.people) {
        const id = crypto.randomUUID();
        const content = `${round} ${id.repeat(100)}`;
        const answer = await person.send(content, '2', id).catch(() => undefined);
        statuses.add(answer?.status ?? 0);
        if (answer?.status === 201) record.messages.set(id, content);
        if (answer?.status === 503) break;
      }
    }
    expect(statuses).toContain(503);
    expect((await machine.request('/')).status).toBe(200);
    makeRoom();
    await expect
      .poll(() =>
        say(place, place.people[0] as Place['moderator'], 'There is room').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expectComplete();
    kept('A full disk');
    await liveUntil(152);
  },
);

it('a mail server that is away for two days gets every mail once', async () => {
  // Neither day has a newcomer, whose address a mail confirms.
  await machine.mail.close();
  await liveUntil(154);
  await machine.mail.reopen();
  await noLetterWaits(machine);
  await expectEachMailOnce(machine);
  kept('Mails wait');
  await liveUntil(170);
});

it('an account deleted with everything leaves nothing', async () => {
  const leaver = await joinMachine(machine, 'Leonie', 5_000);
  for (const text of ['Good morning', 'Anyone at the conference?'])
    record.removed.add((await leaver.say(text)).id);
  await leaver.request('/api/community/me/deletion', { json: { messages: 'remove' } });
  const code = await mailedCode(machine, leaver.email, 'delete-account');
  const confirmed = await machine.request('/api/community/deletion', { json: { code } });
  expect(confirmed.status).toBe(200);
  await expect.poll(() => tracesOf(machine, [leaver.id, leaver.email])).toEqual([]);
  await watch.look({ forgive: true });
  kept('An account deleted');
});

it('the rest of the year passes, and memory stays flat', async () => {
  await liveUntil(days);
  await expectComplete();
  kept('The month end of forty wineries', `${record.months.size} months, none changed`);
  const open = await machine.query(
    `select from winery_messages where state = 'asked' and received_at < now() - interval '13 hours'`,
  );
  expect(open).toEqual([]);
  kept('A question to a winery');
  await expectEachMailOnce(machine);
  expectDigestsWeekly(machine, place.people.slice(0, 5), today);
  kept('A subscriber gets the digest');
  // A full disk and a flood of messages came before; what they took once stays.
  const since = memory.filter(({ day }) => day > 170);
  const [first, last] = [since[0], since.at(-1)];
  if (!first || !last || first === last) return;
  expect(last.heap).toBeLessThan(first.heap * 1.15 + 5);
  expect(last.resident).toBeLessThan(first.resident * 1.15 + 20);
  kept('The memory of a server', `heap ${first.heap.toFixed(1)} to ${last.heap.toFixed(1)} MiB`);
});

it('a new disk filled from the backup has the same rows, months, and files', async () => {
  await backUp();
  const before = await countRows(machine);
  expect(await machine.stop()).toBe(0);
  await machine.restore(newestBackup());
  await machine.start();
  const after = await countRows(machine);
  // From the first request on, sessions are used, and the limits counted.
  const ofNow = ['limit_counters', 'presences'];
  for (const table of Object.keys(before).filter((name) => !ofNow.includes(name)))
    expect(after[table], table).toBe(before[table]);
  await expectComplete();
  for (const [id, body] of record.files) {
    const file = await place.moderator.request(`/api/community/attachments/${id}`);
    expect(await file.text()).toBe(body);
  }
  await say(place, place.moderator, 'After the restore');
  kept(
    'A restored community',
    `${Object.values(after).reduce((sum, rows) => sum + rows, 0)} rows, ${record.files.size} files`,
  );
});

it('records with the longest retention go within three years', async () => {
  const more = Math.ceil((3 * 366 + 60 - days) / 30);
  for (let month = 0; month < more; month += 1) {
    await machine.passDays(30);
    if (month === 1) await sendInquiry('second');
    await watch.look();
  }
  await expectComplete();
  expect(watch.neverSeen()).toEqual([]);
  kept(
    'Everything goes',
    `${Object.values(watch.gone).reduce((sum, rows) => sum + rows, 0)} rows, each in its time`,
  );
  kept('A mail refused');
  kept('Members’ words', `${record.messages.size} messages, ${record.entries.size} entries`);
});

it('the logs name no failure but the full disk and the mail server', () => {
  const failures = new Set(
    machine
      .log()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line))
      .map((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? line),
  );
  console.log(`Failures in the logs: ${[...failures].join('; ')}`);
  expect([...failures].filter((message) => /uncaught|nothing was there/.test(message))).toEqual([]);
});
