import type { Device } from './stored.ts';

/** A collection that a browser stores record by record, each under its own key. */
export interface RecordsDeclaration<Item> {
  readonly prefix: string;
  readonly idOf: (item: Item) => string;
  /** Undefined if a stored text, parsed as JSON, is not a record. */
  readonly check: (parsed: unknown) => Item | undefined;
  /** Where earlier versions stored all records as one list. */
  readonly formerKey?: string;
}

/**
 * A collection of records. Tabs never overwrite each other's records, and a record leaves this page only when this or
 * another tab removes it: not because the storage is full, cleared, or forbidden.
 */
export class StoredRecords<Item> {
  readonly declaration: RecordsDeclaration<Item>;
  readonly #device: Device;
  readonly #records = new Map<string, Item>();
  /** Ids of records that the browser does not store: they last as long as the page. */
  readonly #unsaved = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #all: readonly Item[] | undefined;

  constructor(declaration: RecordsDeclaration<Item>, device: Device = globalThis) {
    this.declaration = declaration;
    this.#device = device;
    this.#receiveAll();
    this.#takeFormerList();
    // A page that comes back from the history has missed the events.
    device.addEventListener?.('pageshow', () => {
      this.#receiveAll();
      this.#tell();
    });
    device.addEventListener?.('storage', ({ key }) => this.#hear(key));
  }

  /** In no particular order; the same list until a record changes. */
  readonly get = (): readonly Item[] => {
    this.#all ??= [...this.#records.values()];
    return this.#all;
  };

  /** False if closing this page would lose a record. */
  get isWholeStored(): boolean {
    return this.#unsaved.size === 0;
  }

  find(id: string): Item | undefined {
    return this.#records.get(id);
  }

  put(...items: readonly Item[]): void {
    for (const item of items) {
      const id = this.declaration.idOf(item);
      this.#records.set(id, item);
      this.#unsaved.add(id);
    }
    for (const id of this.#unsaved) this.#save(id);
    if (items.length > 0) this.#tell();
  }

  remove(...ids: readonly string[]): void {
    for (const id of ids) {
      this.#records.delete(id);
      this.#unsaved.delete(id);
      this.#attempt((storage) => storage.removeItem(this.#keyOf(id)));
    }
    if (ids.length > 0) this.#tell();
  }

  clear(): void {
    this.remove(...this.#records.keys());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #keyOf(id: string): string {
    return this.declaration.prefix + id;
  }

  #tell(): void {
    this.#all = undefined;
    for (const listener of this.#listeners) listener();
  }

  #save(id: string): void {
    const text = JSON.stringify(this.#records.get(id));
    this.#attempt((storage) => {
      storage.setItem(this.#keyOf(id), text);
      this.#unsaved.delete(id);
    });
  }

  #hear(key: string | null): void {
    const { prefix } = this.declaration;
    if (key === null) for (const id of this.#records.keys()) this.#unsaved.add(id);
    else if (key.startsWith(prefix)) this.#receive(key.slice(prefix.length));
    else return;
    this.#tell();
  }

  #receiveAll(): void {
    const { prefix } = this.declaration;
    const keys = this.#attempt((storage) => Object.keys(storage)) ?? [];
    const stored = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    for (const id of new Set([...this.#records.keys(), ...stored])) this.#receive(id);
  }

  /** Reads what is stored now: an event may be older than this tab's last write. */
  #receive(id: string): void {
    const text = this.#attempt((storage) => storage.getItem(this.#keyOf(id)));
    const item = this.declaration.check(parsed(text));
    if (item !== undefined) this.#records.set(id, item);
    else if (text === null && !this.#unsaved.has(id)) this.#records.delete(id);
  }

  #takeFormerList(): void {
    const { formerKey, check, idOf } = this.declaration;
    if (formerKey === undefined) return;
    const list = parsed(this.#attempt((storage) => storage.getItem(formerKey)));
    if (!Array.isArray(list)) return;
    const items = list.map(check).filter((item) => item !== undefined);
    this.put(...items.filter((item) => !this.#records.has(idOf(item))));
    if (this.#unsaved.size === 0) this.#attempt((storage) => storage.removeItem(formerKey));
  }

  /** Undefined where the browser stores nothing for this page. */
  #attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(this.#device.localStorage);
    } catch {
      return undefined;
    }
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Collections of one kind by name, such as the drafts of each member. */
export function storedRecordsBy<Item>(
  declare: (name: string) => RecordsDeclaration<Item>,
): (name: string) => StoredRecords<Item> {
  const made = new Map<string, StoredRecords<Item>>();
  return (name) => {
    const known = made.get(name) ?? new StoredRecords(declare(name));
    made.set(name, known);
    return known;
  };
}
