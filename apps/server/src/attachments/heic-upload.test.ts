import { attachmentPath, fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { getMe } from '@orbit-vine/contract/members.ts';
import { Attachment } from '@orbit-vine/contract/messages.ts';
import { uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { heicOf, quarters } from '../../testing/heic/heic.ts';
import { codeOf } from '../../testing/problem.ts';

const { ada } = await gatherCommunity(['Ada'], { heic: true });
const { community: refusing, ben } = await gatherCommunity(['Ben']);

const photo = heicOf({ columns: 1, rows: 2, turned: true });
const send = (name: string, body: Uint8Array<ArrayBuffer>, by = ada) =>
  by.request(uploadAttachment.path, {
    method: 'POST',
    body,
    headers: { [fileNameHeader]: encodeURIComponent(name) },
  });

it.each([
  ['IMG_0412.HEIC', 'IMG_0412.heic'],
  ['vat.jpg', 'vat.jpg'],
])('a HEIC called %s is stored as an upright WebP', async (given, name) => {
  const file = Attachment.parse(await (await send(given, photo)).json());
  expect(file).toMatchObject({ name, type: 'image/webp', width: 512, height: 192 });
  const shown = await ada.request(attachmentPath(file.id));
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('content-disposition')).toBe(
    `inline; filename*=UTF-8''${name.replace(/\.\w+$/, '')}.webp`,
  );
  const kept = Buffer.from(await shown.arrayBuffer());
  expect((await sharp(kept).metadata()).format).toBe('webp');
  expect(kept.includes('SecretCamera')).toBe(false);
});

it('a truncated HEIC is refused as a HEIC, whatever its name', async () => {
  const half = new Uint8Array(quarters.subarray(0, 1_200));
  for (const name of ['IMG_0412.HEIC', 'vat.jpg']) {
    const refused = await send(name, half);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'PICTURE_HEIC']);
  }
});

it('a member’s own picture may be a HEIC', async () => {
  const changed = await ada.request(uploadAvatar.path, { method: uploadAvatar.method, body: photo });
  expect(changed.status).toBe(200);
});

it('the profile tells a member whether the server opens HEIC', async () => {
  const profileOf = async (by: typeof ada) =>
    (await (await by.request(getMe.path)).json()) as { heic?: boolean };
  expect([(await profileOf(ada)).heic, (await profileOf(ben)).heic]).toEqual([true, undefined]);
});

it.each([
  ['attached', () => send('vat.jpg', photo, ben)],
  ['a portrait', () => ben.request(uploadAvatar.path, { method: uploadAvatar.method, body: photo })],
])('a HEIC that is %s is refused with HEIC off, with advice to save a JPEG', async (_, given) => {
  const refused = await given();
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    code: 'PICTURE_HEIC',
    title: expect.stringContaining('Save it as a JPEG'),
  });
  expect(await refusing.query('select 1 from attachments')).toEqual([]);
});

it('a JPEG is accepted with HEIC off', async () => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect((await send('vat.jpg', new Uint8Array(jpeg), ben)).status).toBe(201);
});
