import { Attachment, Quote } from '@orbit-vine/contract/messages.ts';
import * as z from 'zod/mini';
import { draftsKey } from './local-storage.ts';

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

const Kept = z.array(
  z.object({
    channelId: z.string(),
    text: z.string(),
    replyTo: z.optional(Quote),
    files: z.array(Attachment),
  }),
);
type Kept = z.infer<typeof Kept>[number];

const empty: Draft = { text: '', files: [] };
const gatherMs = 300;

/** The member's drafts by channel, kept on the device, with the files that are already uploaded. */
export class Drafts {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #key: string;
  readonly #drafts = new Map<string, Draft>();
  /** Changed since the last write. Other drafts may belong to other tabs. */
  readonly #changed = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, memberId: string) {
    this.#storage = storage;
    this.#key = draftsKey(memberId);
    for (const kept of this.#stored()) this.#drafts.set(kept.channelId, draftOf(kept));
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
    const others = this.#stored().filter(({ channelId }) => !this.#changed.has(channelId));
    const own = Array.from(this.#changed, (channelId) => keptOf(channelId, this.of(channelId)));
    this.#changed.clear();
    this.#write([...others, ...own.filter(isSomething)]);
  }

  /** Another tab has written: drafts that were equal in both tabs follow it, others stay. */
  hear(before: string | null, after: string | null): void {
    const old = new Map(parsed(before).map((kept) => [kept.channelId, draftOf(kept)]));
    const now = new Map(parsed(after).map((kept) => [kept.channelId, draftOf(kept)]));
    for (const channelId of new Set([...old.keys(), ...now.keys()]))
      if (this.of(channelId).text === (old.get(channelId) ?? empty).text)
        this.#drafts.set(channelId, now.get(channelId) ?? empty);
    for (const listener of this.#listeners) listener();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#changed.clear();
    this.#drafts.clear();
    this.#write([]);
  }

  #stored(): Kept[] {
    try {
      return parsed(this.#storage.getItem(this.#key));
    } catch {
      return [];
    }
  }

  #write(kept: readonly Kept[]): void {
    try {
      if (kept.length === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // No room or no permission to store: the drafts live as long as the page.
    }
  }
}

function parsed(text: string | null): Kept[] {
  try {
    const kept = z.safeParse(Kept, JSON.parse(text ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

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
