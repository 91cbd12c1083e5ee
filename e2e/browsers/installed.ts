import { existsSync, globSync } from 'node:fs';
import { findBrowser } from '../browser.ts';
import { startWithPuppeteer } from './puppeteer-engine.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit-engine.ts';

interface Installed {
  name: string;
  start(): Promise<Engine>;
}

const first = (...patterns: string[]) => globSync(patterns).find(existsSync);

const firefox = first(
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);
const driver = first('/usr/bin/WebKitWebDriver');
const webKit = first('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser');
const display = process.env.DISPLAY ?? first('/usr/bin/Xvfb');

export const engines: Installed[] = [
  { name: 'Chromium', start: async () => startWithPuppeteer('chrome', await findBrowser()) },
];
if (firefox) engines.push({ name: 'Firefox', start: () => startWithPuppeteer('firefox', firefox) });
else console.warn('Firefox is not tried: apt install firefox-esr');
if (driver && webKit && display) engines.push({ name: 'WebKit', start: () => startWebKit(driver, webKit) });
else console.warn('WebKit is not tried: apt install webkit2gtk-driver xvfb');
