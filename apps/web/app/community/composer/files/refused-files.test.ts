import { uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerOf } from '../../../platform/api.ts';
import type { DraftFile } from '../../sync/drafts.ts';
import { MemberContext } from '../../sync/member-context.ts';
import type { MemberTools } from '../../sync/member-tools.ts';
import { AttachedFiles } from './attached-files.tsx';
import { failedFile } from './attaching.ts';

/** The text below a file whose upload got this answer. */
function shown(status: number, answer: string): string {
  const sending: DraftFile = { key: '1', name: 'must.csv', bytes: 1_000, state: 'uploading', sent: 1 };
  let files: DraftFile[] = [sending];
  try {
    answerOf(uploadAttachment, status, answer, null);
  } catch (reason) {
    files = [failedFile(sending, reason)];
  }
  const list = createElement(AttachedFiles, { draftId: '1', fieldId: 'composer', files });
  return renderToStaticMarkup(createElement(MemberContext, { value: {} as MemberTools }, list));
}
const alertIn = (markup: string) => /<p role="alert"[^>]*>([^<]*)</.exec(markup)?.[1];

const codes = [
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'FILE_BROKEN',
  'PICTURE_TOO_LARGE',
  'PICTURE_HEIC',
  'FILE_QUOTA',
  'STORAGE_FULL',
  'UPLOADS_BUSY',
  'TOO_SLOW',
  'RATE_LIMITED',
  'MUTED',
  'INTERNAL',
] as const;

test.each(codes)('an upload rejected with %s shows a sentence beside the file', (code) => {
  const { status, title } = problems[code];
  const markup = shown(status, JSON.stringify({ type: 'about:blank', title, status, code }));
  expect(alertIn(markup)).toBe(title);
  expect(title).toMatch(/^[A-Z].*[.]$/);
  expect(markup).not.toContain(code);
  expect(markup).toContain('must.csv');
});

test('Retry is offered only where the same file may be accepted later', () => {
  const offered = codes.filter((code) => {
    const { status, title } = problems[code];
    return shown(status, JSON.stringify({ type: 'about:blank', title, status, code })).includes('Retry');
  });
  expect(offered).toEqual([
    'FILE_QUOTA',
    'STORAGE_FULL',
    'UPLOADS_BUSY',
    'TOO_SLOW',
    'RATE_LIMITED',
    'INTERNAL',
  ]);
});

test('a proxy’s error page is reported as an unreachable server', () => {
  expect(alertIn(shown(502, '<html>Bad Gateway</html>'))).toBe(problems.UNAVAILABLE.title);
});
