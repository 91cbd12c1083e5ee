import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { mailReader, requester, signUpByMail, type TestMember } from '../testing/community.ts';
import { heicOf } from '../testing/heic/heic.ts';
import { memoryGroup } from '../testing/memory-group.ts';
import { residentBytesOfFamily } from '../testing/processes.ts';
import { runProgram, untilReady } from '../testing/program.ts';

const mebibyte = 1_024 ** 2;
/** The memory in docs/operation.md. */
const promised = 2_048 * mebibyte;

/** As many bytes as an uploaded picture may have, most of them after the picture's end. */
const padded = (content: Uint8Array, bytes: number) => {
  const whole = new Uint8Array(bytes);
  whole.set(content);
  return whole;
};
const deep = (height: number) =>
  sharp({ create: { width: 5_000, height, channels: 4, background: '#723' }, limitInputPixels: false })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();

const avatar = (who: TestMember, picture: Buffer) =>
  who.request(uploadAvatar.path, {
    method: uploadAvatar.method,
    body: padded(picture, limits.avatarUpload),
  });
const file = (who: TestMember, picture: Uint8Array) =>
  who.request(uploadAttachment.path, {
    method: 'POST',
    headers: { [fileNameHeader]: 'bomb.png' },
    body: padded(picture, limits.avatarUpload),
  });

const tally = (statuses: (number | 'cut')[]) =>
  Object.entries(Object.groupBy(statuses, String))
    .map(([status, each]) => `${each?.length} pictures ${status}`)
    .join(', ');

function sendAll(ada: TestMember, bob: TestMember, refused: Buffer, taken: Buffer) {
  const attack = [
    ...Array.from({ length: 27 }, () => avatar(ada, refused)),
    ...Array.from({ length: 8 }, () => file(ada, refused)),
    ...Array.from({ length: 2 }, () => avatar(bob, taken)),
    ...Array.from({ length: 2 }, () => file(bob, taken)),
    // 48 million pixels, and far more.
    ...Array.from({ length: 2 }, () => file(bob, heicOf({ columns: 41, rows: 24, turned: true }))),
    ...Array.from({ length: 2 }, () => file(ada, heicOf({ columns: 31, rows: 31, width: 60_000 }))),
  ];
  // A refused client has half a second to stop sending, which this process may be too busy to notice.
  return Promise.all(
    attack.map((answer) =>
      answer.then(
        ({ status }) => status,
        () => 'cut' as const,
      ),
    ),
  );
}

it.runIf(existsSync('/proc/self/stat'))(
  'the server refuses or queues pictures made to fill the memory, within 2 GB, and answers all else',
  async () => {
    const group = memoryGroup(promised);
    if (!group) console.warn('No limit can be set by this user, so the memory is only measured.');
    const dataDir = mkdtempSync(join(tmpdir(), 'orbit-vine-memory-'));
    const program = await runProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', HEIC: 'on' }, group?.limit);
    // A test that times out never reaches a `finally`.
    onTestFinished(async () => {
      program.child.kill('SIGTERM');
      await program.exited;
      await group?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await untilReady(program);
    const place = { request: requester(program.url), mails: mailReader(dataDir) };
    const [ada, bob] = [await signUpByMail(place, 'Ada'), await signUpByMail(place, 'Bob')];
    // The first exceeds the accepted size, the second is just below it.
    const [refused, taken] = [await deep(9_990), await deep(8_200)];
    const attacked = sendAll(ada, bob, refused, taken);
    let most = 0;
    let over = false;
    void attacked.then(() => {
      over = true;
    });
    const answeredBeside: number[] = [];
    while (!over) {
      most = Math.max(most, residentBytesOfFamily(program.child.pid ?? 0));
      const answers = await Promise.all([
        place.request('/'),
        ada.request('/api/community/me'),
        bob.send('Still here'),
      ]);
      answeredBeside.push(...answers.map(({ status }) => status));
    }
    const statuses = await attacked;
    console.log(
      `pictures: ${Math.round(most / mebibyte)} MiB at most of the server, its database and what opens pictures, ` +
        `${answeredBeside.length} other requests answered, ${tally(statuses)}`,
    );
    expect(new Set(answeredBeside)).toEqual(new Set([200, 201]));
    expect(statuses.filter((status) => ![200, 201, 422, 503, 'cut'].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200 || status === 201)).not.toEqual([]);
    expect(statuses).toContain(422);
    expect(program.child.exitCode).toBe(null);
    expect(group?.kills() ?? '0').toBe('0');
    expect(most).toBeGreaterThan(100 * mebibyte);
    expect(most).toBeLessThan(promised);
    await expect.poll(() => readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  },
  600_000,
);
