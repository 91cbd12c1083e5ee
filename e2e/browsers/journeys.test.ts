import { afterAll, beforeAll, describe, it } from 'vitest';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { openNetwork } from '../../apps/server/testing/cut.ts';
import { startServer, type TestServer } from '../server.ts';
import { communityJourneys } from './community-journeys.ts';
import { engines } from './installed.ts';
import { siteJourneys } from './site-journeys.ts';
import type { Engine, Tab } from './tab.ts';
import type { Trial } from './trial.ts';

const origin = { host: 'localhost', port: 0 };
let network: Trial['network'];
let server: TestServer;

beforeAll(async () => {
  origin.port = await freePort();
  network = await openNetwork(origin);
  server = await startServer({
    PORT: String(origin.port),
    PUBLIC_URL: `http://localhost:${network.port}`,
  });
});
afterAll(async () => {
  network?.close();
  await server?.stop();
});

describe.each(engines)('$name', ({ name, start }) => {
  let engine: Engine;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    engine = await start();
    console.log(`${name} ${engine.version}`);
  });
  afterAll(() => engine?.stop());

  it.each([...siteJourneys, ...communityJourneys])('completes: %s', async (_, run) => {
    const openTab = async () => {
      const tab = await engine.openTab();
      tabs.push(tab);
      return tab;
    };
    try {
      await run({ name, url: `http://localhost:${network.port}`, server, network, openTab });
    } finally {
      for (const tab of tabs.splice(0)) await tab.close();
    }
  });
});
