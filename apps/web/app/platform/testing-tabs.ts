import type { Device } from './stored.ts';

interface Write {
  readonly by: Tab;
  readonly key: string;
  readonly value: string | null;
}

/** A tab's view of the storage. Its keys are properties of `localStorage`, as in browsers. */
class Tab implements Device {
  readonly #hearers: ((event: StorageEvent) => void)[] = [];
  readonly #write: (write: Omit<Write, 'by'>) => void;
  /** Throws, as a full disk or a private window does. */
  isFull = false;
  /** Own writes not yet delivered, by key. Until then, other tabs' writes to the key do not show. */
  readonly waiting = new Map<string, number>();
  readonly localStorage: Storage;

  constructor(
    kept: ReadonlyMap<string, string>,
    write: (by: Tab, key: string, value: string | null) => void,
  ) {
    this.#write = ({ key, value }) => {
      if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      this.show(key, value);
      write(this, key, value);
    };
    const methods = {
      getItem: (key: string) => (this.localStorage[key] as string | undefined) ?? null,
      setItem: (key: string, value: string) => this.#write({ key, value }),
      removeItem: (key: string) => this.#write({ key, value: null }),
    };
    this.localStorage = Object.assign(Object.create(methods), Object.fromEntries(kept)) as Storage;
  }

  get sessionStorage() {
    return this.localStorage;
  }

  show(key: string, value: string | null) {
    if (value === null) delete this.localStorage[key];
    else this.localStorage[key] = value;
  }

  addEventListener(type: 'storage' | 'pageshow', hear: (event: StorageEvent) => void) {
    if (type === 'storage') this.#hearers.push(hear);
  }

  /** A closed tab hears nothing more; its writes stay. */
  close() {
    this.#hearers.length = 0;
  }

  hear(event: StorageEvent) {
    for (const hear of this.#hearers) hear(event);
  }
}

/**
 * Tabs over one storage. As in Chrome, a tab sees its own writes at once, and those of others when they are delivered, in
 * one order for all.
 */
export class Browser {
  readonly kept = new Map<string, string>();
  readonly #tabs: Tab[] = [];
  readonly #writes: Write[] = [];
  readonly #deliversAtOnce: boolean;

  constructor({ deliversAtOnce = true } = {}) {
    this.#deliversAtOnce = deliversAtOnce;
  }

  openTab(): Tab {
    const tab = new Tab(this.kept, (by, key, value) => {
      by.waiting.set(key, (by.waiting.get(key) ?? 0) + 1);
      this.#writes.push({ by, key, value });
      if (this.#deliversAtOnce) this.deliver();
    });
    this.#tabs.push(tab);
    return tab;
  }

  /** Delivers the waiting writes, and those that the tabs make in response. */
  deliver() {
    for (let write = this.#writes.shift(); write; write = this.#writes.shift()) this.#deliver(write);
  }

  #deliver({ by, key, value }: Write) {
    const oldValue = this.kept.get(key) ?? null;
    if (value === null) this.kept.delete(key);
    else this.kept.set(key, value);
    by.waiting.set(key, (by.waiting.get(key) ?? 1) - 1);
    if (oldValue === value) return;
    for (const tab of this.#tabs) {
      if (tab === by) continue;
      if (!tab.waiting.get(key)) tab.show(key, value);
      tab.hear({ key, oldValue, newValue: value } as StorageEvent);
    }
  }
}
