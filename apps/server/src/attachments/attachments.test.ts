import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attachmentPath, fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { Attachment, Message } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, startCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (text: string) => new TextEncoder().encode(text) as Bytes;
const send = (who: Pick<TestMember, 'request'>, name: string, body: NonNullable<RequestInit['body']>) =>
  who.request(uploadAttachment.path, {
    method: 'POST',
    body,
    headers: { [fileNameHeader]: encodeURIComponent(name) },
  });
const fetchFile = (who: TestMember, id: string, headers = {}) => who.request(attachmentPath(id), { headers });

async function uploaded(
  who: TestMember,
  name: string,
  body: NonNullable<RequestInit['body']>,
): Promise<Attachment> {
  const response = await send(who, name, body);
  expect(response.status).toBe(201);
  return Attachment.parse(await response.json());
}

async function sayWith(who: TestMember, attachments: string[], content = '') {
  return who.request('/api/community/channels/1/messages', {
    json: { id: randomUUID(), content, attachments },
  });
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#723' } });
const picture = async () => new Uint8Array(await canvas(40, 30).png().toBuffer());
const pdf = bytesOf('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

describe('a file', () => {
  it('is visible to its uploader only until it is in a message, then to every member, and is deleted with the message', async () => {
    const file = await uploaded(ada, 'cellar.png', await picture());
    expect(file).toMatchObject({ name: 'cellar.png', type: 'image/webp', width: 40, height: 30 });
    expect((await fetchFile(ada, file.id)).status).toBe(200);
    expect(await codeOf(await fetchFile(bob, file.id))).toBe('ATTACHMENT_NOT_FOUND');
    const message = Message.parse(await (await sayWith(ada, [file.id])).json());
    expect(message.attachments).toEqual([file]);
    expect((await fetchFile(bob, file.id)).status).toBe(200);
    await ada.request(`/api/community/messages/${message.id}`, { method: 'DELETE' });
    expect((await fetchFile(bob, file.id)).status).toBe(404);
  });

  it('cannot be sent or seen by visitors', async () => {
    const file = await uploaded(ada, 'cellar.png', await picture());
    await sayWith(ada, [file.id]);
    expect((await community.request(attachmentPath(file.id))).status).toBe(401);
    expect((await send(community, 'cellar.png', await picture())).status).toBe(401);
  });

  it('cannot be sent if it belongs to another member, another message, or no one', async () => {
    const file = await uploaded(ada, 'notes.txt', 'Racked');
    for (const ids of [[file.id], [randomUUID()]])
      expect(await codeOf(await sayWith(bob, ids))).toBe('ATTACHMENT_NOT_FOUND');
    expect((await sayWith(ada, [file.id])).status).toBe(201);
    expect(await codeOf(await sayWith(ada, [file.id]))).toBe('ATTACHMENT_NOT_FOUND');
  });

  it('cannot be uploaded by a muted member', async () => {
    const cy = await joinAs(community, 'Cy', 'moderator');
    await community.query("update profiles set muted_until = now() + interval '1 hour' where id = $1", [
      cy.id,
    ]);
    expect(await codeOf(await send(cy, 'notes.txt', 'Racked'))).toBe('MUTED');
  });

  it('is served with headers that disable its content and require revalidation', async () => {
    const image = await uploaded(ada, 'label.jpg', await picture());
    const shown = await fetchFile(ada, image.id);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "inline; filename*=UTF-8''label.webp",
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const again = await fetchFile(ada, image.id, { 'if-none-match': shown.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const table = await uploaded(ada, 'Säure "2026".csv', 'tank,acid\n1,6.2\n');
    const saved = await fetchFile(ada, table.id);
    expect(saved.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(saved.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''S%C3%A4ure%20%222026%22.csv",
    );
    expect(await saved.text()).toBe('tank,acid\n1,6.2\n');
    const document = await uploaded(ada, 'report.html', pdf);
    expect((await fetchFile(ada, document.id)).headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''report.pdf",
    );
  });
});

describe('a picture', () => {
  it('is stored upright, at screen size, and without metadata', async () => {
    const photo = await canvas(4_000, 1_000)
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '42/1 24/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await uploaded(ada, 'vineyard.jpg', new Uint8Array(photo));
    expect([file.width, file.height]).toEqual([640, 2_560]);
    const kept = Buffer.from(await (await fetchFile(ada, file.id)).arrayBuffer());
    const { exif, orientation, format } = await sharp(kept).metadata();
    expect({ exif, orientation, format }).toEqual({
      exif: undefined,
      orientation: undefined,
      format: 'webp',
    });
    expect(file.bytes).toBe(kept.length);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'can be a %s, whatever its extension',
    async (format) => {
      const content = await canvas(20, 10).toFormat(format).toBuffer();
      expect((await uploaded(ada, 'picture.bin', new Uint8Array(content))).type).toBe('image/webp');
    },
  );
});

describe('the upload of a hostile file', () => {
  it.each([
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'FILE_TYPE'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'FILE_TYPE'],
    ['page.png', '<!doctype html><script>alert(1)</script>', 'FILE_TYPE'],
    ['page.html', '<!doctype html><script>alert(1)</script>', 'FILE_TYPE'],
    ['program.exe', 'MZ\x90\0', 'FILE_TYPE'],
    ['notes.txt', 'a\0b', 'FILE_TYPE'],
    ['notes.csv', new Uint8Array([0xff, 0xfe, 0x41, 0x00]), 'FILE_TYPE'],
    ['empty.png', '', 'FILE_BROKEN'],
    [
      'noise.png',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...randomBytes(200)]),
      'FILE_BROKEN',
    ],
    ['cut.pdf', pdf.slice(0, 20), 'FILE_BROKEN'],
  ])('is refused for %s', async (name, content, code) => {
    expect(await codeOf(await send(ada, name, content))).toBe(code);
  });

  it('is refused for a truncated picture, and for one that unpacks into far more bytes', async () => {
    const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
    const whole = await noise.jpeg().toBuffer();
    expect(
      await codeOf(await send(ada, 'half.jpg', new Uint8Array(whole.subarray(0, whole.length / 2)))),
    ).toBe('FILE_BROKEN');
    const bomb = await canvas(9_000, 9_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await codeOf(await send(ada, 'bomb.png', new Uint8Array(bomb)))).toBe('PICTURE_TOO_LARGE');
  });

  it('is refused for one that is too large, or does not declare its size', async () => {
    const large = new Uint8Array(limits.attachmentBytes + 1);
    expect(await codeOf(await send(ada, 'large.txt', large))).toBe('FILE_TOO_LARGE');
    const undeclared = await ada.request(uploadAttachment.path, {
      method: 'POST',
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(undeclared.status).toBe(400);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\boot.txt', 'boot.txt'],
    ['a\u202etxt.exe\0.txt', 'atxt.exe.txt'],
    ['\u{1F469}\u{1F3FD}\u200D\u{1F33E} a\u200Db.txt', '\u{1F469}\u{1F3FD}\u200D\u{1F33E} ab.txt'],
    ['the "dry" <one>’s.txt', 'the "dry" one’s.txt'],
    ['/', 'file'],
    [`${'n'.repeat(400)}.txt`, `${'n'.repeat(limits.fileNameLength - 4)}.txt`],
  ])('cleans the name %j', async (name, kept) => {
    const response = await send(ada, name, name.endsWith('.txt') ? 'text' : pdf);
    expect(Attachment.parse(await response.json()).name).toBe(kept);
  });

  it('answers an error for an address that is no id', async () => {
    for (const id of ['..%2f..%2fsecret', 'x', '%00'])
      expect((await ada.request(`/api/community/attachments/${id}`)).status).toBeGreaterThanOrEqual(400);
  });
});

it('the server limits the bytes that a member uploads in a day', async () => {
  const limited = await startCommunity({ rateLimits: true });
  try {
    const dora = await joinCommunity(limited, 'Dora');
    await limited.query("update limit_counters set points = $1 where key like 'file-kilobytes%'", [1]);
    expect((await send(dora, 'a.txt', 'one')).status).toBe(201);
    await limited.query("update limit_counters set points = $1 where key like 'file-kilobytes%'", [
      serverLimits.attachmentBytesPerDay / 1_024 - 1,
    ]);
    expect((await send(dora, 'b.txt', 'two')).status).toBe(201);
    const over = await send(dora, 'c.txt', 'three');
    expect([over.status, await codeOf(over)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(3_600);
  } finally {
    await limited.stop();
  }
});

describe('room for files', () => {
  /** Repeated rows of noise: a small file that grows when it is redrawn. */
  const noisy = async () => {
    const row = randomBytes(2_000 * 3 * 3);
    const raw = Buffer.concat(Array.from({ length: 667 }, () => row));
    const drawn = sharp(raw, { raw: { width: 2_000, height: 2_001, channels: 3 } });
    return new Uint8Array(await drawn.png({ compressionLevel: 9 }).toBuffer());
  };

  it('ends for a member with FILE_QUOTA', async () => {
    const file = await uploaded(ada, 'notes.txt', 'Racked');
    const set = (bytes: number) =>
      community.query('update attachments set bytes = $1 where id = $2', [bytes, file.id]);
    const others = await community.query<{ sum: string }>(
      'select coalesce(sum(bytes), 0) as sum from attachments where user_id = $1 and id <> $2',
      [ada.id, file.id],
    );
    const room = serverLimits.attachmentBytesPerMember - Number(others[0]?.sum);
    await set(room - 3);
    const over = await send(ada, 'more.txt', 'four');
    expect([over.status, await codeOf(over)]).toEqual([403, 'FILE_QUOTA']);
    expect((await send(ada, 'more.txt', 'one')).status).toBe(201);
    expect((await send(bob, 'more.txt', 'four')).status).toBe(201);
    await set(6);
  });

  it('counts the stored size of a picture, not the declared one', async () => {
    const picture = await noisy();
    const limited = await startCommunity({ rateLimits: true, filesQuotaBytes: picture.length * 5 });
    try {
      const dora = await joinCommunity(limited, 'Dora');
      expect(await codeOf(await send(dora, 'noise.png', picture))).toBe('STORAGE_FULL');
      expect(await limited.query('select 1 from attachments')).toEqual([]);
    } finally {
      await limited.stop();
    }
    const file = await uploaded(bob, 'noise.png', picture);
    expect(file.bytes).toBeGreaterThan(picture.length * 5);
  });
});

it('the server deletes an upload that was broken off', async () => {
  const incoming = join(community.dataDir, 'incoming');
  const ours = () => readdir(incoming).catch(() => []);
  await expect.poll(ours).toEqual([]);
  const leaving = new AbortController();
  const slow = new ReadableStream({
    async pull(to) {
      await sleep(20);
      to.enqueue(new Uint8Array(1_000));
    },
  });
  const sending = ada.request(uploadAttachment.path, {
    method: 'POST',
    body: slow,
    signal: leaving.signal,
    duplex: 'half',
    headers: { 'content-length': '1000000' },
  } as RequestInit);
  const givenUp = expect(sending).rejects.toThrow();
  await expect.poll(ours).not.toEqual([]);
  leaving.abort();
  await givenUp;
  await expect.poll(ours).toEqual([]);
});
