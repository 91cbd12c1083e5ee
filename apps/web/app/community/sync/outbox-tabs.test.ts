import { assert, asyncProperty, constantFrom, integer, record, array as sequence } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoredRecords } from '../../platform/stored-records.ts';
import { Browser } from '../../platform/testing-tabs.ts';
import { type Failure, keptOutbox, type Lock, Outbox, type Unsent } from './outbox.ts';

/** The browser's locks: one holder at a time for each name, and none in a closed tab. */
class Locks {
  #waiting: { readonly owner: object; readonly name: string; readonly run: () => void }[] = [];
  readonly #held = new Map<string, object>();

  for(owner: object): Lock {
    return (name, work) =>
      new Promise((resolve) => {
        const run = () => {
          this.#held.set(name, owner);
          void work().then(() => {
            if (this.#held.get(name) === owner) this.#held.delete(name);
            resolve();
            this.#grant();
          });
        };
        this.#waiting.push({ owner, name, run });
        this.#grant();
      });
  }

  closed(owner: object) {
    this.#waiting = this.#waiting.filter((each) => each.owner !== owner);
    for (const [name, holder] of this.#held) if (holder === owner) this.#held.delete(name);
    this.#grant();
  }

  #grant() {
    const next = this.#waiting.find(({ name }) => !this.#held.has(name));
    if (!next) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.run();
    this.#grant();
  }
}

class Site {
  readonly browser = new Browser({ deliversAtOnce: false });
  readonly locks = new Locks();
  /** What the server has stored, once each id. */
  readonly stored = new Map<string, string>();
  #requests: { message: Unsent; give: () => void; refuse: (reason: unknown) => void }[] = [];

  get requests() {
    return this.#requests.length;
  }

  openTab() {
    const tab = this.browser.openTab();
    const outbox = new Outbox({
      kept: new StoredRecords(keptOutbox('ada').declaration, tab),
      post: (message) =>
        new Promise((give, refuse) => this.#requests.push({ message, give: () => give(), refuse })),
      explain: (reason) => reason as Failure,
      onChange: () => undefined,
      lock: this.locks.for(tab),
    });
    return { outbox, tab };
  }

  /** The server stores the message; its answer may get lost on the way. */
  async answer(isLost: boolean) {
    const request = this.#requests.shift();
    if (!request) return;
    this.stored.set(request.message.id, request.message.content);
    if (isLost) request.refuse({ code: 'NETWORK', title: 'No connection.' });
    else request.give();
    await settled();
  }

  dropRequest() {
    this.#requests.shift();
  }

  async loseRequest() {
    this.#requests.shift()?.refuse({ code: 'NETWORK', title: 'No connection.' });
    await settled();
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const written = (at: number): Unsent => ({
  id: crypto.randomUUID(),
  channelId: at % 3 === 0 ? 'cellar' : 'general',
  content: `text ${at}`,
  queuedAt: new Date(1_000 * at).toISOString(),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = record({
  tab: integer({ min: 0, max: 2 }),
  act: constantFrom(
    ...(['write', 'write', 'write', 'close', 'answer', 'answer'] as const),
    ...(['lostAnswer', 'lostRequest', 'deliver', 'reconnect'] as const),
  ),
});
interface Step {
  readonly tab: number;
  readonly act: 'write' | 'close' | 'answer' | 'lostAnswer' | 'lostRequest' | 'deliver' | 'reconnect';
}
type Opened = ReturnType<Site['openTab']>;

/** Returns the texts that were written. */
async function play(site: Site, tabs: Opened[], steps: readonly Step[]): Promise<string[]> {
  const texts: string[] = [];
  for (const [at, { tab, act }] of steps.entries()) {
    const chosen = tabs[tab] ?? site.openTab();
    if (act === 'write') {
      chosen.outbox.queue(written(at));
      texts.push(`text ${at}`);
    } else if (act === 'close') {
      chosen.tab.close();
      site.locks.closed(chosen.tab);
      tabs[tab] = site.openTab();
      tabs[tab]?.outbox.resume();
    } else if (act === 'deliver') site.browser.deliver();
    else if (act === 'reconnect') chosen.outbox.reconnected();
    else if (act === 'lostRequest') await site.loseRequest();
    else await site.answer(act === 'lostAnswer');
    await settled();
  }
  return texts;
}

describe('outboxes of several tabs', () => {
  it('store each text once, however tabs write, close, and lose their network', async () => {
    await assert(
      asyncProperty(sequence(step, { maxLength: 40 }), async (steps) => {
        const site = new Site();
        const tabs = [site.openTab(), site.openTab(), site.openTab()];
        const texts = await play(site, tabs, steps);
        site.browser.deliver();
        for (const { outbox } of tabs) outbox.resume();
        for (let rounds = 0; site.requests > 0 && rounds < 500; rounds += 1) {
          await settled();
          await site.answer(false);
          site.browser.deliver();
        }
        expect([...site.stored.values()].sort()).toEqual(texts.sort());
        for (const { outbox } of [...tabs, site.openTab()]) expect(outbox.unsent).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('post each text once while both tabs stay open', async () => {
    const site = new Site();
    const tabs = [site.openTab(), site.openTab()];
    for (const at of [1, 2, 4, 5]) tabs[at % 2]?.outbox.queue(written(at));
    let posts = 0;
    for (; site.requests > 0; posts += 1) {
      site.browser.deliver();
      await site.answer(false);
    }
    expect([posts, [...site.stored.values()].sort()]).toEqual([4, ['text 1', 'text 2', 'text 4', 'text 5']]);
  });

  it('send what a closed tab has left behind', async () => {
    const site = new Site();
    const [open, closed] = [site.openTab(), site.openTab()];
    closed.outbox.queue(written(1));
    closed.tab.close();
    site.locks.closed(closed.tab);
    site.dropRequest();
    site.browser.deliver();
    const left = open.outbox.unsent.map(({ content }) => content);
    await vi.advanceTimersByTimeAsync(6_000);
    await site.answer(false);
    expect([left, [...site.stored.values()], open.outbox.unsent]).toEqual([['text 1'], ['text 1'], []]);
  });
});
