import type { Observable } from './observable.ts';

/** Merges a value that two tabs changed since `base`: applies the changes in `mine` to `theirs`. */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value;

export interface Declaration<Value> {
  readonly key: string;
  /** The value if none is stored or the stored text cannot be read. A value with the same text is not stored. */
  readonly fallback: Value;
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string | undefined;
  /** For collections. Without it, the last write counts. */
  readonly merge?: Merge<Value>;
  /** `sessionStorage` ends with its tab. */
  readonly area?: 'localStorage' | 'sessionStorage';
}

export interface Stored<Value> extends Observable<Value> {
  readonly declaration: Declaration<Value>;
  /**
   * The stored value, the same object until it changes. Never throws.
   */
  get(): Value;
  /**
   * Changes the newest value, whichever tab wrote it. Returns false where the browser stores nothing (private windows,
   * full disks): the value then lasts as long as the page.
   */
  change(change: (now: Value) => Value): boolean;
  /** Replaces the value, whatever other tabs wrote: of a collection, use `change`. */
  set(value: Value): boolean;
}

export interface Device {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  addEventListener?(type: 'storage', hear: (event: StorageEvent) => void): void;
  addEventListener?(type: 'pageshow', hear: () => void): void;
}

export function json<Value>(check: (parsed: unknown) => Value): Pick<Declaration<Value>, 'read' | 'write'> {
  return { read: (text) => check(JSON.parse(text)), write: (value) => JSON.stringify(value) };
}

/** A list as JSON. `check` returns undefined for an item that is left out. */
export function listOf<Item>(
  check: (item: unknown) => Item | undefined,
): Pick<Declaration<readonly Item[]>, 'fallback' | 'read' | 'write'> {
  const itemsOf = (parsed: unknown): readonly Item[] =>
    (Array.isArray(parsed) ? parsed : []).map(check).filter((item) => item !== undefined);
  return { fallback: [], ...json(itemsOf) };
}

/** An empty text is not stored. */
export const plainText = {
  fallback: '',
  read: (text: string) => text,
  write: (text: string) => text || undefined,
};

/** Off is not stored. */
export const flag = {
  fallback: false,
  read: () => true,
  write: (isOn: boolean) => (isOn ? 'on' : undefined),
};

/** Subscribers are called after changes by this tab and by others. */
export function stored<Value>(declaration: Declaration<Value>, device: Device = globalThis): Stored<Value> {
  const { key, fallback, read, write, merge, area = 'localStorage' } = declaration;
  const listeners = new Set<() => void>();
  let value = fallback;
  /** The stored text of `value`, or the text that was stored before `value` could not be written. */
  let seen: string | null = null;
  let isUnsaved = false;
  /** The text that this tab wrote last. */
  let written: string | null | undefined;

  function parsed(text: string | null): Value {
    try {
      return text === null ? fallback : read(text);
    } catch {
      return fallback;
    }
  }

  function storedText(): string | null {
    try {
      return device[area].getItem(key);
    } catch {
      return seen;
    }
  }

  function get(): Value {
    const text = storedText();
    if (text === seen) return value;
    const theirs = parsed(text);
    value = isUnsaved && merge ? merge(parsed(seen), value, theirs) : theirs;
    isUnsaved &&= merge !== undefined;
    seen = text;
    return value;
  }

  function save(next: Value): boolean {
    const text = write(next);
    const isFallback = text === undefined || text === write(fallback);
    try {
      if (isFallback) device[area].removeItem(key);
      else device[area].setItem(key, text);
    } catch {
      return false;
    }
    written = isFallback ? null : text;
    seen = written;
    return true;
  }

  function change(alter: (now: Value) => Value): boolean {
    const now = get();
    const next = alter(now);
    if (Object.is(next, now) && !isUnsaved) return true;
    value = next;
    isUnsaved = !save(next);
    tell();
    return !isUnsaved;
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  device.addEventListener?.('pageshow', tell);
  device.addEventListener?.('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    const { oldValue, newValue } = event;
    // Two tabs wrote at once: this tab's write replaced the other's, which had not read it.
    const isOverwritten = written === storedText() && oldValue !== written && newValue !== written;
    if (merge && event.key === key && isOverwritten)
      change((mine) => merge(parsed(oldValue), mine, parsed(newValue)));
    tell();
  });

  return {
    declaration,
    get,
    change,
    set: (next) => change(() => next),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Values of one kind by name, such as the drafts of each member. */
export function storedBy<Names extends readonly string[], Value>(
  declare: (...names: Names) => Declaration<Value>,
): (...names: Names) => Stored<Value> {
  const made = new Map<string, Stored<Value>>();
  return (...names) => {
    const declaration = declare(...names);
    const known = made.get(declaration.key) ?? stored(declaration);
    made.set(declaration.key, known);
    return known;
  };
}

export function forgetStored(isMeant: (key: string) => boolean, device: Device = globalThis): void {
  try {
    const { localStorage } = device;
    for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key);
  } catch {
    // Without access to storage, there is nothing to remove.
  }
}
