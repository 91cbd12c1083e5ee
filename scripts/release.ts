import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './ensure-built.ts';
import { writeChecksums, wrongFiles } from './release/checksums.ts';
import { type Bill, isAllowed, licenseList, licenseOf, nameOf } from './release/licenses.ts';
import { healthOfUnpacked } from './release/start-unpacked.ts';
import { loadSettings, root } from './run.ts';

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
};
const title = `${name}-${version}`;
const folder = join(root, 'release');

function run(program: string, args: string[], cwd = root): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${error?.message ?? stderr}`);
  return stdout;
}

function billOfMaterials(): Bill {
  const bill = JSON.parse(run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'])) as Bill;
  // npm names the component after the folder.
  bill.metadata.component.name = name;
  const refused = bill.components.filter((component) => !isAllowed(component));
  if (refused.length === 0) return bill;
  const lines = refused.map((component) => `  ${nameOf(component)}: ${licenseOf(component)}`);
  throw new Error(`These licenses are not allowed (scripts/release/licenses.ts):\n${lines.join('\n')}`);
}

function pack(bill: Bill): string {
  const unpacked = join(folder, title);
  const files = run('git', ['ls-files', '-z']).split('\0').filter(Boolean);
  for (const file of [...files, 'apps/server/build', 'apps/web/build'])
    cpSync(join(root, file), join(unpacked, file), { recursive: true });
  writeFileSync(join(unpacked, 'bom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(unpacked, 'LICENSES.md'), licenseList(bill));
  writeChecksums(unpacked);
  run('tar', ['--create', '--gzip', '--file', `${title}.tar.gz`, title], folder);
  rmSync(unpacked, { recursive: true });
  writeChecksums(folder);
  return join(folder, `${title}.tar.gz`);
}

async function verify(archive: string): Promise<void> {
  const elsewhere = mkdtempSync(join(tmpdir(), 'orbit-vine-release-'));
  try {
    if (wrongFiles(dirname(archive)).length > 0)
      throw new Error('The archive is not the one that was packed.');
    run('tar', ['--extract', '--gzip', '--file', archive], elsewhere);
    const unpacked = join(elsewhere, title);
    const wrong = wrongFiles(unpacked);
    if (wrong.length > 0) throw new Error(`These files differ after unpacking: ${wrong.join(', ')}`);
    const health = await healthOfUnpacked(unpacked, join(elsewhere, 'data'));
    if (health !== '{"status":"ok"}') throw new Error(`The unpacked server is not well: ${health}`);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

try {
  if (run('git', ['status', '--porcelain'])) throw new Error('Commit first: a release is made of a commit.');
  loadSettings();
  if (!ensureBuilt()) process.exit(1);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const bill = billOfMaterials();
  const archive = pack(bill);
  await verify(archive);
  console.log(`${archive}: ${bill.components.length} packages; it was unpacked, compared, and started.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
