import { browserArguments, findBrowser } from '@orbit-vine/e2e/browser.ts';
import { seededMember } from '@orbit-vine/e2e/journey.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { printTable } from '../scripts/print-table.ts';
import { acts, list, toNewest, wheelUp } from './interaction/acts.ts';
import { observeInteractions, timeFrames, timeInteractions } from './interaction/event-timing.ts';
import { quantile } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const timesSlower = 4;
const readBack = Number(process.env.BENCH_READ_BACK ?? 2_000);
const few = { id: '2', name: 'Regenerative Viticulture', messages: 50 };
const many = { id: '1', name: 'General', messages: 50_000 };
const channels = [few, many];

/** From a member's input to the next paint, with the processor slowed down fourfold. */
export async function measureInteraction() {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    for (const { id, messages } of channels) await server.seed({ members: 50, messages, channel: id });
    const { context } = await seededMember(browser, server, 1);
    const page = await context.newPage();
    await observeInteractions(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`/plastic-grapes/${few.id}`);
    await atNewest(page);
    const scrolling = [];
    for (const channel of channels) {
      await switchTo(page, channel);
      scrolling.push(await measureScrolling(page, devTools, channel));
    }
    await measureActs(page);
    console.log();
    printTable(
      [
        'wheel upward, between frames',
        'frames',
        'p50 ms',
        'p95 ms',
        'longest ms',
        'over 50 ms',
        'over 100 ms',
        'most rows',
        'processor, ms a message',
      ],
      scrolling,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Channel = typeof many;

async function switchTo(page: Page, { name }: Channel) {
  await page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name }).click();
  await page.getByRole('region', { name: `Messages in ${name}` }).waitFor();
}

async function atNewest(page: Page) {
  await list(page).waitFor();
  await page.waitForTimeout(1_000);
  if (await toNewest(page).isVisible()) await toNewest(page).click();
  await toNewest(page).waitFor({ state: 'hidden' });
}

/** CPU seconds of the page's main thread, which hardly depend on other load of the machine. */
async function threadTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function measureScrolling(page: Page, devTools: CDPSession, { messages }: Channel) {
  const back = Math.min(messages - 1, readBack);
  await atNewest(page);
  const begun = await threadTime(devTools);
  const { gaps, mostRows } = await timeFrames(page, () => wheelUp(page, messages - back));
  const took = (await threadTime(devTools)) - begun;
  await atNewest(page);
  return [
    `${messages} messages, ${back} back`,
    String(gaps.length),
    ...[0.5, 0.95, 1].map((share) => quantile(gaps, share)),
    ...[50, 100].map((limit) => String(gaps.filter((gap) => Math.round(gap) > limit).length)),
    String(mostRows),
    ((took * 1_000) / back).toFixed(1),
  ];
}

async function measureActs(page: Page) {
  const measured = new Map<string, number[]>();
  const add = ({ id }: Channel, name: string, times: number[]) => {
    const key = `${id} ${name}`;
    measured.set(key, [...(measured.get(key) ?? []), ...times]);
  };
  const switching = 'switch to the channel';
  for (let round = 0; round < rounds; round += 1) {
    for (const channel of channels) {
      add(channel, switching, await timeInteractions(page, 1, () => switchTo(page, channel)));
      await atNewest(page);
      for (const { name, count, prepare, act, shows, leave } of acts) {
        await prepare?.(page);
        add(channel, name, await timeInteractions(page, count, () => act(page)));
        await shows(page).waitFor();
        await leave?.(page);
      }
    }
  }
  const spread = ({ id }: Channel, name: string) =>
    [0.5, 0.75, 0.95, 1].map((share) => quantile(measured.get(`${id} ${name}`) ?? [], share)).join(' / ');
  printTable(
    ['p50 / p75 / p95 / worst ms', 'times', ...channels.map(({ messages }) => `${messages} messages`)],
    [switching, ...acts.map(({ name }) => name)].map((name) => [
      name,
      String(measured.get(`${many.id} ${name}`)?.length),
      ...channels.map((channel) => spread(channel, name)),
    ]),
  );
}
