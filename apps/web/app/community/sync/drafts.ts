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
  /** The same for what one window began and others continue. */
  origin: z.optional(z.string()),
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
  readonly #origins = new Map<string, string | undefined>();
  /** Origins of other windows' drafts in whose place this window keeps its own. */
  readonly #declined = new Set<string | undefined>();
  /** Changed since the last write. Other drafts may belong to other tabs. */
  readonly #changed = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kept: StoredRecords<Kept>) {
    this.#kept = kept;
    this.#known = byChannel(kept.get());
    for (const each of kept.get()) this.#follow(each.channelId, each);
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
    this.#keepSoon(channelId);
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

  #keepSoon(channelId: string): void {
    this.#changed.add(channelId);
    this.#timer ??= setTimeout(() => this.flush(), gatherMs);
  }

  #keep(draft: Kept): void {
    const { channelId } = draft;
    const origin = this.#origins.get(channelId);
    if (isSomething(draft)) {
      const kept = { ...draft, origin: origin ?? crypto.randomUUID() };
      this.#origins.set(channelId, kept.origin);
      this.#known.set(channelId, kept);
      this.#kept.put(kept);
      return;
    }
    this.#origins.delete(channelId);
    // Another window may have stored its own text since.
    if (this.#kept.find(channelId)?.origin !== origin) return;
    this.#known.delete(channelId);
    this.#kept.remove(channelId);
  }

  #follow(channelId: string, kept: Kept | undefined): void {
    this.#drafts.set(channelId, kept ? draftOf(kept) : empty);
    this.#origins.set(channelId, kept?.origin);
  }

  /** Another tab has written: drafts that were equal in both tabs follow it, others stay and stay stored. */
  #hear(): void {
    const [before, after] = [this.#known, byChannel(this.#kept.get())];
    this.#known = after;
    for (const channelId of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(channelId), after.get(channelId)];
      if (JSON.stringify(old) === JSON.stringify(now)) continue;
      if (this.#isEqual(channelId, old) && !this.#isForeign(channelId, now)) this.#follow(channelId, now);
      else if (now) this.#decline(channelId, now);
      else if (this.has(channelId)) this.#keepSoon(channelId);
    }
    for (const listener of this.#listeners) listener();
  }

  #isEqual(channelId: string, old: Kept | undefined): boolean {
    const { text, files } = this.of(channelId);
    const isOwn = this.#origins.get(channelId) === old?.origin;
    return isOwn && text === (old?.text ?? '') && files.every(({ state }) => state === 'ready');
  }

  #isForeign(channelId: string, now: Kept | undefined): boolean {
    if (!now) return false;
    if (!this.has(channelId)) return this.#declined.has(now.origin);
    return now.origin !== this.#origins.get(channelId);
  }

  #decline(channelId: string, { origin }: Kept): void {
    this.#declined.add(origin);
    // From here on, two texts have grown out of one.
    if (origin === this.#origins.get(channelId)) this.#origins.delete(channelId);
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
