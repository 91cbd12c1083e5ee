import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import type { Engine, Key, Tab } from './tab.ts';

/** WebKitGTK uses classic WebDriver, because its BiDi lacks commands. */
export async function startWebKit(driver: string, binary: string): Promise<Engine> {
  const display = process.env.DISPLAY ? undefined : await startDisplay();
  let version = '';
  const openTab = async (): Promise<Tab> => {
    const session = await openSession(driver, binary, display?.name);
    version ||= session.version;
    return tabOf(session);
  };
  // Only a session shows the version.
  await (await openTab()).close();
  return {
    version,
    openTab,
    stop: async () => {
      if (display) await endProcess(display.process);
    },
  };
}

/** WebKitGTK has no headless mode, so it draws on a virtual display. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = server.stdio[3];
  if (!number) throw new Error('Xvfb has no way to tell its display.');
  const [chunk] = await once(number, 'data');
  return { name: `:${String(chunk).trim()}`, process: server };
}

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A driver has one session, so each window gets a separate driver. */
async function openSession(driver: string, binary: string, display = process.env.DISPLAY) {
  const port = await freePort();
  const running = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await ask('GET', '/status').catch(() => false))) await sleep(50);
  const wantedCapabilities = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: wantedCapabilities },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const command: Command = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await command('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 860 });
  return { command, version: capabilities.browserVersion, end: () => endProcess(running) };
}

async function endProcess(running: ChildProcess) {
  const ended = once(running, 'exit');
  running.kill();
  await ended;
}

/** WebDriver's codes for keys that type nothing. */
const codes: Record<Key | 'Shift', string> = {
  Shift: '\uE008',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Tab: '\uE004',
  Space: ' ',
};

function tabOf({ command, end }: Awaited<ReturnType<typeof openSession>>): Tab {
  const keys = (actions: object[]) =>
    command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    open: async (url) => void (await command('POST', '/url', { url })),
    evaluate: async (ask, ...args) =>
      (await command('POST', '/execute/sync', {
        script: `return (${ask})(...arguments)`,
        args,
      })) as never,
    async click(value) {
      const using = value.startsWith('//') ? 'xpath' : 'css selector';
      const found = (await command('POST', '/element', { using, value })) as Record<string, string>;
      await command('POST', `/element/${Object.values(found)[0]}/click`);
    },
    async clickAt(x, y) {
      const press = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await command('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: press }] });
    },
    type: async (text) => void (await keys([...text].flatMap(stroke))),
    async press(key, modifier) {
      const shift = modifier && codes[modifier];
      await keys([
        ...(shift ? [{ type: 'keyDown', value: shift }] : []),
        ...stroke(codes[key]),
        ...(shift ? [{ type: 'keyUp', value: shift }] : []),
      ]);
    },
    async close() {
      await command('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}
