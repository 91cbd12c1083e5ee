import { attachmentPath, fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { Attachment } from '@orbit-vine/contract/messages.ts';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { workbookOf } from '../../testing/office-files.ts';
import { codeOf } from '../../testing/problem.ts';

const { ada } = await gatherCommunity(['Ada']);

const zip = (...parts: string[]) =>
  new Uint8Array(zipSync(Object.fromEntries(parts.map((part) => [part, strToU8(part)]))));
const send = (name: string, body: Uint8Array<ArrayBuffer>) =>
  ada.request(uploadAttachment.path, {
    method: 'POST',
    body,
    headers: { [fileNameHeader]: encodeURIComponent(name) },
  });

it('a workbook is stored unchanged, and served as a download', async () => {
  const workbook = new Uint8Array(zipSync(workbookOf()));
  const file = Attachment.parse(await (await send('Lots 2026.xlsx', workbook)).json());
  const saved = await ada.request(attachmentPath(file.id));
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': "attachment; filename*=UTF-8''Lots%202026.xlsx",
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(workbook);
});

it.each([
  ['lots.xlsx', zip('Main.class'), 'FILE_TYPE'],
  [
    'renamed-vba.xlsx',
    new Uint8Array(
      zipSync(
        workbookOf({
          defaults: { bin: 'application/vnd.ms-office.vbaProject' },
          parts: { 'xl/thing.bin': strToU8('x') },
        }),
      ),
    ),
    'FILE_TYPE',
  ],
  ['archive.zip', zip('notes.txt'), 'FILE_TYPE'],
])('%s is refused', async (name, content, code) => {
  expect(await codeOf(await send(name, content))).toBe(code);
});
