import { Attachment, Quote } from '@orbit-vine/contract/messages.ts';
import * as z from 'zod/mini';
import { type StoredRecords, storedRecordsBy } from '../../platform/stored-records.ts';
import { recordKeys } from './local-storage.ts';

export type DraftFile = { readonly key: string; readonly name: string; readonly bytes: number } & (
  | { readonly state: 'uploading'; readonly sent: number }
  | { readonly state: 'failed'; readonly reason: string; readonly again: boolean }
  | { readonly state: 'ready'; readonly file: Attachment }
);

export interface Draft {
  readonly text: string;
  readonly replyTo?: Quote | undefined;
  readonly files: readonly DraftFile[];
}

const Kept = z.object({
  channelId: z.string(),
  text: z.string(),
  replyTo: z.optional(Quote),
  files: z.array(Attachment),
});
type Kept = z.infer<typeof Kept>;

export const keptDrafts = storedRecordsBy((memberId) => ({
  ...recordKeys('drafts', memberId),
  idOf: ({ channelId }: Kept) => channelId,
  check: (parsed) => z.safeParse(Kept, parsed).data,
}));

/** In place of a channel's id, for the draft of a reply in the thread panel. */
export const threadDraftId = (channelId: string, rootId: string) => `${channelId}/${rootId}`;

const empty: Draft = { text: '', files: [] };
const gatherMs = 300;

/** The member's drafts by channel, kept on the device, with the files that are already uploaded. */
export class Drafts {
  readonly #kept: StoredRecords<Kept>;
  /** What the device had when this page last looked. */
  #known: Map<string, Kept>;
  readonly #drafts = new Map<string, Draft>();
  /** Changed since the last write. Other drafts may belong to other tabs. */
  readonly #changed = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kept: StoredRecords<Kept>) {
    this.#kept = kept;
    this.#known = byChannel(kept.get());
    for (const each of kept.get()) this.#drafts.set(each.channelId, draftOf(each));
    kept.subscribe(() => this.#hear());
  }

  of(channelId: string): Draft {
    return this.#drafts.get(channelId) ?? empty;
  }

  has(channelId: string): boolean {
    return isSomething(keptOf(channelId, this.of(channelId)));
  }

  get count(): number {
    return [...this.#drafts.keys()].filter((id) => this.has(id)).length;
  }

  get isWholeStored(): boolean {
    return this.#kept.isWholeStored;
  }

  change(channelId: string, change: (draft: Draft) => Draft): void {
    this.#drafts.set(channelId, change(this.of(channelId)));
    this.#changed.add(channelId);
    this.#timer ??= setTimeout(() => this.flush(), gatherMs);
    for (const listener of this.#listeners) listener();
  }

  clear(channelId: string): void {
    this.change(channelId, () => empty);
    this.flush();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#changed.size === 0) return;
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const channelId of changed) this.#keep(keptOf(channelId, this.of(channelId)));
  }

  #keep(draft: Kept): void {
    const { channelId } = draft;
    if (isSomething(draft)) {
      this.#known.set(channelId, draft);
      this.#kept.put(draft);
    } else {
      this.#known.delete(channelId);
      this.#kept.remove(channelId);
    }
  }

  /** Another tab has written: drafts that were equal in both tabs follow it, others stay. */
  #hear(): void {
    const [before, after] = [this.#known, byChannel(this.#kept.get())];
    this.#known = after;
    for (const channelId of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(channelId), after.get(channelId)];
      if (JSON.stringify(old) === JSON.stringify(now)) continue;
      const { text, files } = this.of(channelId);
      if (text === (old?.text ?? '') && files.every(({ state }) => state === 'ready'))
        this.#drafts.set(channelId, now ? draftOf(now) : empty);
    }
    for (const listener of this.#listeners) listener();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#changed.clear();
    this.#drafts.clear();
    this.#kept.clear();
  }
}

const byChannel = (drafts: readonly Kept[]) => new Map(drafts.map((each) => [each.channelId, each]));

export const readyFile = (file: Attachment): DraftFile => ({
  key: file.id,
  name: file.name,
  bytes: file.bytes,
  state: 'ready',
  file,
});

export const readyFiles = ({ files }: Draft): Attachment[] =>
  files.flatMap((each) => (each.state === 'ready' ? each.file : []));

function draftOf({ text, replyTo, files }: Kept): Draft {
  return { text, replyTo, files: files.map(readyFile) };
}

function keptOf(channelId: string, draft: Draft): Kept {
  return {
    channelId,
    text: draft.text,
    files: readyFiles(draft),
    ...(draft.replyTo && { replyTo: draft.replyTo }),
  };
}

function isSomething({ text, replyTo, files }: Kept): boolean {
  return text.trim() !== '' || replyTo !== undefined || files.length > 0;
}
