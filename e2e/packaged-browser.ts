import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bundled, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { root } from '../scripts/run.ts';

const home = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
const cache = join(root, 'node_modules/.cache');
let unpacked: Promise<void> | undefined;

/**
 * The Chromium of the package `@sparticuz/chromium`. Also sets its environment in this process: libraries that the
 * machine lacks, and fonts.
 */
export async function unpackBrowser(): Promise<string> {
  const folder = join(cache, `chromium-${version}`);
  unpacked ??= existsSync(folder) ? Promise.resolve() : unpackInto(folder);
  await unpacked;
  const program = join(folder, 'chromium');
  if (execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found'))
    setupLambdaEnvironment(join(folder, 'al2023/lib'));
  process.env.FONTCONFIG_FILE ??= join(folder, 'fonts.conf');
  return program;
}

/** Unpacks completely or not at all: the package would use a file that another process is still writing. */
async function unpackInto(folder: string) {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await unpack(unfinished);
    writeFileSync(join(unfinished, 'fonts.conf'), fontSettings(folder));
    // Other users who may run the tests of this clone may also run the browser that root unpacked.
    for (const path of [unfinished, join(unfinished, 'chromium')]) chmodSync(path, 0o755);
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The package unpacks into the folder for temporary files. */
async function unpack(folder: string) {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await bundled.executablePath();
    // By itself the package does this only on servers that it knows to lack the libraries.
    await inflate(join(home, 'bin/al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * The machine's fonts and the package's. Without any, Chromium crashes at the first character that needs one; the
 * package's own settings name only folders of the servers that it is made for.
 */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${inXml(join(folder, 'fonts/fonts'))}</dir>
  <cachedir>${inXml(join(folder, 'font-cache'))}</cachedir>
</fontconfig>
`;

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
