import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { printTable } from '../scripts/print-table.ts';
import { Delays } from './delays.ts';
import { signIn } from './sign-in.ts';

const vessels = Array.from({ length: 500 }, (_, n) => ({
  name: `V${n}`,
  kind: 'tank',
  capacityMl: 1_000_000,
}));
const settings = {
  name: 'Example Hill',
  timeZone: 'America/Detroit',
  dateOrder: 'month-first',
  volumeUnit: 'gal',
  harvestMonths: [9, 10],
};
const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

const tables = {
  names: `worked_on,op,lot,vessels,volume_l\n2026-09-01,start,26-A,"${lines(20_000, (n) => `zz${n}`).replaceAll('\n', ',')}",1`,
  corrections: [
    'worked_on,op,vessels,note,event_id,corrects,action',
    lines(4_000, (n) => `2026-09-01,note,V1,x,e${n},,`),
    lines(4_000, (n) => `2026-09-01,,,,s${n},e${n},void`),
  ].join('\n'),
  notes: `worked_on,op,vessels,note\n${lines(20_000, (n) => `2026-09-01,note,V1,Tasted ${n}`)}`,
};

/**
 * The time that a visitor waits for an answer that costs nothing, while one member requests a winery's costliest
 * answers.
 */
export async function measureWaits() {
  const server = await startServer({ LOG_LEVEL: 'error' });
  try {
    await server.seed({ members: 1 });
    const [cookie = ''] = await signIn(server.url, 1);
    const ask = async (path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') => {
      const response = await fetch(`${server.url}/api/lots/wineries${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const id = randomUUID();
    await ask('', { id, ...settings });
    const cellar = await fetch(`${server.url}/api/lots/wineries/${id}`, { headers: { cookie } });
    const { winery, setup } = (await cellar.json()) as { winery: { seq: number }; setup: object };
    await ask(`/${id}/setup`, { seq: winery.seq, setup: { ...setup, vessels } }, 'PUT');
    const take = (csv: string, dryRun = true) => ask(`/${id}/imports`, { csv, dryRun });
    const reading = () => ask(`/${id}/readings`, { text: 'V1 22.4B' });
    const note = { op: 'note', vessels: ['V1'], note: `x${'\t'.repeat(30_000)}` };
    const attacks: [string, () => Promise<unknown>][] = [
      ['nothing', () => sleep(2_000)],
      ['an import with 20,000 names in a cell', () => take(tables.names)],
      ['an import with 4,000 corrections', () => take(tables.corrections)],
      ['an import of 20,000 notes', () => take(tables.notes, false)],
      ['ten messages to be read, at once', () => Promise.all(Array.from({ length: 10 }, reading))],
      ['book.xlsx', () => ask(`/${id}/book.xlsx`)],
      ['entries.csv', () => ask(`/${id}/entries.csv`)],
      [
        'a note of 30,000 tabs',
        () => ask(`/${id}/entries`, { id: randomUUID(), workedOn: '2026-09-01', work: note }),
      ],
      ['entries.csv after it', () => ask(`/${id}/entries.csv`)],
    ];
    const rows = [];
    for (const [name, attack] of attacks) rows.push([name, ...(await waitsDuring(server.url, attack))]);
    printTable(['one member asks for', 'status', 'it took, ms', 'others, p50 ms', 'longest ms'], rows);
  } finally {
    await server.stop();
  }
}

async function waitsDuring(url: string, attack: () => Promise<unknown>) {
  const delays = new Delays();
  let going = true;
  const visiting = (async () => {
    while (going) {
      const asked = performance.now();
      await (await fetch(`${url}/api/health/live`)).arrayBuffer();
      delays.add(performance.now() - asked);
      await sleep(10);
    }
  })();
  await sleep(200);
  const started = performance.now();
  const status = await attack();
  const took = performance.now() - started;
  going = false;
  await visiting;
  return [typeof status === 'number' ? status : '', took, delays.quantile(0.5), delays.quantile(1)];
}
