import {
  extensionOf,
  fileNameHeader,
  officeExtensions,
  textTypes,
  uploadAttachment,
} from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Attachment } from '@orbit-vine/contract/messages.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import { answerOf, ProblemError, unreachable } from '../../../platform/api.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type DraftFile, type Drafts, readyFile } from '../../sync/drafts.ts';

/** The server handles two uploads at a time; more would only wait there. */
const concurrentUploads = 2;
const permanentProblems = new Set([
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'FILE_BROKEN',
  'PICTURE_TOO_LARGE',
  'PICTURE_HEIC',
  'MUTED',
]);

interface Job {
  readonly drafts: Drafts;
  readonly draftId: string;
  readonly key: string;
  readonly file: File;
  request?: XMLHttpRequest;
}

const jobs = new Map<string, Job>();
const line: Job[] = [];
let working = 0;

/** Adds files to a draft and uploads them; uploads continue when another channel is opened. */
export function attach(drafts: Drafts, draftId: string, files: readonly File[]): void {
  const room = limits.attachments - drafts.of(draftId).files.length;
  if (files.length > room)
    showToast({
      title: 'Too many files',
      description: `A message can have at most ${limits.attachments} files.`,
      destructive: true,
    });
  for (const file of files.slice(0, Math.max(0, room))) {
    const key = crypto.randomUUID();
    const about = { key, name: nameOf(file), bytes: file.size };
    const refused = reasonToRefuse(file);
    const added: DraftFile = refused
      ? { ...about, state: 'failed', reason: refused, again: false }
      : { ...about, state: 'uploading', sent: 0 };
    drafts.change(draftId, (draft) => ({ ...draft, files: [...draft.files, added] }));
    if (!refused) begin({ drafts, draftId, key, file });
  }
}

export function retryFile(key: string): void {
  const job = jobs.get(key);
  if (!job) return;
  const { name, size: bytes } = job.file;
  update(job, () => ({ key, name, bytes, state: 'uploading', sent: 0 }));
  begin(job);
}

export function removeFile(drafts: Drafts, draftId: string, key: string): void {
  drafts.change(draftId, (draft) => ({ ...draft, files: draft.files.filter((file) => file.key !== key) }));
  const job = jobs.get(key);
  jobs.delete(key);
  job?.request?.abort();
}

function begin(job: Job): void {
  jobs.set(job.key, job);
  line.push(job);
  void workOn();
}

async function workOn(): Promise<void> {
  if (working === concurrentUploads) return;
  const job = line.shift();
  if (!job) return;
  working += 1;
  if (jobs.has(job.key)) await finish(job);
  working -= 1;
  void workOn();
}

async function finish(job: Job): Promise<void> {
  try {
    const file = await upload(job, (sent) => update(job, (file) => ({ ...file, state: 'uploading', sent })));
    update(job, () => ({ ...readyFile(file), key: job.key }));
    jobs.delete(job.key);
    job.drafts.flush();
  } catch (reason) {
    update(job, (file) => failedFile(file, reason));
  }
}

export function failedFile({ key, name, bytes }: DraftFile, reason: unknown): DraftFile {
  const { title, code } = reason instanceof ProblemError ? reason : unreachable();
  return { key, name, bytes, state: 'failed', reason: title, again: !permanentProblems.has(code) };
}

/** With XMLHttpRequest, since `fetch` reports no upload progress. */
function upload(job: Job, onSent: (share: number) => void): Promise<Attachment> {
  const request = new XMLHttpRequest();
  job.request = request;
  return new Promise((resolve, reject) => {
    request.open(uploadAttachment.method, uploadAttachment.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader(fileNameHeader, encodeURIComponent(nameOf(job.file)));
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        const retryAfter = request.getResponseHeader('retry-after');
        resolve(answerOf(uploadAttachment, request.status, request.responseText, retryAfter));
      } catch (reason) {
        reject(reason);
      }
    };
    request.onerror = () => reject(unreachable());
    request.onabort = request.onerror;
    request.send(job.file);
  });
}

function update({ drafts, draftId, key }: Job, change: (file: DraftFile) => DraftFile): void {
  const { files } = drafts.of(draftId);
  if (!files.some((file) => file.key === key)) return;
  drafts.change(draftId, (draft) => ({
    ...draft,
    files: draft.files.map((file) => (file.key === key ? change(file) : file)),
  }));
}

/** Pasted pictures all have the same name. */
function nameOf({ name }: File): string {
  return (name || 'file').slice(-limits.fileNameLength);
}

/** The limits that the browser can check; the server detects the type from the bytes. */
export function reasonToRefuse({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (size > limits.attachmentBytes) return problems.FILE_TOO_LARGE.title;
  if (size === 0) return problems.FILE_BROKEN.title;
  const extension = extensionOf(name);
  const recognized = /^image\/(jpeg|hei[cf]|png|webp|gif|avif)$|^application\/pdf$/.test(type);
  return recognized ||
    type === '' ||
    Object.hasOwn(textTypes, extension) ||
    (officeExtensions as readonly string[]).includes(extension)
    ? undefined
    : problems.FILE_TYPE.title;
}
