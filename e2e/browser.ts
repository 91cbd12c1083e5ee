import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bundled, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's own Chromium, or the one that comes as a package; nothing is downloaded. */
export async function findBrowser(): Promise<string> {
  const own = installed.find((path) => existsSync(path));
  if (own) return own;
  const path = await bundled.executablePath();
  const libraries = execFileSync('ldd', [path], { encoding: 'utf8' });
  if (libraries.includes('not found')) {
    // The package brings the libraries that a bare machine lacks, but unpacks them by itself only where it knows it must.
    const packed = join(dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))), 'bin');
    await inflate(join(packed, 'al2023.tar.br'));
    setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  }
  return path;
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
