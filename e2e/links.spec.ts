import { randomUUID } from 'node:crypto';
import { expect, seededMember, testOnOwnServer } from './journey.ts';
import { askDatabase, storeMessages } from './stored-messages.ts';

const test = testOnOwnServer();

const masked = '[https://paypal.com/account](https://evil.example/phish)';
const longHost = `${'secure-login.'.repeat(8)}evil.example`;
const contents = [
  `Masked: ${masked}`,
  'Look-alike: https://аррӏе.com/login',
  'Escaped: [here](https\\://evil.example/x)',
  'Another script: https://münchen.de/bier',
  `Long: [paypal.com](https://${longHost}/a)`,
  'Shouted: HTTPS://EVIL.EXAMPLE/A',
  '![](https://evil.example/a.png) without words',
  '\u202Egnp.egami\u202C before [\u202Ethe link](https://evil.example) and after',
  'יין מצוין https://example.com/ענב/white ולבן',
  '| Where | What |\n|-|-|\n| [paypal.com](https://evil.example) | the **bank** |',
];

for (const width of [390, 1440])
  test(`links say where they lead at ${width} px`, async ({ server, browser }) => {
    const channel = `links-${width}`;
    await server.seed({ members: 3 });
    await askDatabase(server.dataDir, async (ask) => {
      await ask(`insert into channels (id, name, description) values ($1, $1, '')`, [channel]);
      await storeMessages(ask, channel, contents);
    });
    const { context, request } = await seededMember(browser, server, 2);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/plastic-grapes/${channel}`);
    const link = (name: string) => page.getByRole('link', { name, exact: true });

    await expect(link('https://paypal.com/account (evil.example)')).toHaveAttribute(
      'href',
      'https://evil.example/phish',
    );
    await expect(link('https://xn--80ak6aa92e.com/login')).toBeVisible();
    await expect(page.getByText('аррӏе')).toHaveCount(0);
    await expect(link('here')).toHaveAttribute('href', 'https://evil.example/x');
    await expect(link('https://münchen.de/bier')).toBeVisible();
    await expect(link(`paypal.com (${longHost})`)).toBeVisible();
    await expect(link('HTTPS://EVIL.EXAMPLE/A')).toBeVisible();
    await expect(link('evil.example')).toBeVisible();
    await expect(link('paypal.com (evil.example)')).toBeVisible();
    await expect(page.getByText('gnp.egami before the link and after')).toBeVisible();
    await expect(link('https://example.com/ענב/white')).toHaveCSS('unicode-bidi', 'isolate');
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);

    const sent = await request.post(`${server.url}/api/community/channels/${channel}/messages`, {
      data: { id: randomUUID(), content: 'Turned \u202Earound\u202C here' },
      headers: { origin: server.url },
    });
    expect(await sent.json()).toMatchObject({ content: 'Turned around here' });
    await expect(page.getByText('Turned around here', { exact: true })).toBeVisible();
    await context.close();
  });
