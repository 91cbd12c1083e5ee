import { existsSync } from 'node:fs';
import { unpackBrowser } from './packaged-browser.ts';

const shell = '/usr/bin/chromium-headless-shell';
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The same engine without the browser around it, where the machine has it: a visit costs the processor a third. It shows
 * no notifications.
 */
export async function findHeadlessShell(): Promise<string> {
  return existsSync(shell) ? shell : await findBrowser();
}

/** The machine's own Chromium, or the one that comes as a package; nothing is downloaded. */
export async function findBrowser(): Promise<string> {
  return installed.find((path) => existsSync(path)) ?? (await unpackBrowser());
}

/** No sandbox, since it does not run as root; and none of the errands a browser runs in the background. */
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
 * For pages that are closed after seconds: what the optimizing compilers make of their scripts would hardly be used, and
 * costs a twelfth of the pages' time. And one process for all of a context's pages: what one has compiled, the next that
 * is opened in the same context need not. What is measured is measured without.
 */
export const shortVisitArguments = [
  ...browserArguments,
  '--js-flags=--no-maglev --no-turbofan',
  '--process-per-site',
];
