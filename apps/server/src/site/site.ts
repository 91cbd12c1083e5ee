import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { SiteManifest } from '@orbit-vine/contract/site.ts';
import { getMimeType } from 'hono/utils/mime';
import { StartupError } from '../platform/startup-error.ts';

export interface SiteFile {
  identity: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  etag: string;
  headers: Record<string, string>;
}

export interface Site {
  files: Map<string, SiteFile>;
  redirects: Map<string, string>;
  fallbacks: { prefix: string; file: SiteFile }[];
  notFound: { prefix: string; file: SiteFile }[];
  contact: { bookedThrough: string; timeZone: string; open: SiteFile; closed: SiteFile };
  displayFont: string | undefined;
}

const immutable = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time; the ETag makes that cheap. */
const revalidate = 'no-cache';
const compressed = new Set(['.br', '.gz']);

/** Reads the whole built site, a few megabytes, so that pages need no file access. */
export function loadSite(buildDir: string): Site {
  try {
    return readSite(buildDir);
  } catch (error) {
    throw new StartupError(`The built site cannot be read: ${(error as Error).message}. Try npm run build.`);
  }
}

function readSite(buildDir: string): Site {
  const clientDir = join(buildDir, 'client');
  const manifest = SiteManifest.parse(JSON.parse(readFileSync(join(buildDir, 'headers.json'), 'utf8')));
  const page = ({ file, headers }: { file: string; headers: Record<string, string> }) =>
    readFile(join(clientDir, file), { ...headers, 'cache-control': revalidate });
  const below = (list: { prefix: string; file: string; headers: Record<string, string> }[]) =>
    list.map((entry) => ({ prefix: entry.prefix, file: page(entry) }));

  const files = new Map<string, SiteFile>();
  for (const path of walk(clientDir)) {
    const extension = extname(path);
    if (extension === '.html' || compressed.has(extension)) continue;
    const address = `/${relative(clientDir, path).split(sep).join('/')}`;
    const cacheControl = address.startsWith('/assets/') ? immutable : revalidate;
    const headers = { 'cache-control': cacheControl, ...plainFileHeaders, ...manifest.files[address] };
    files.set(address, readFile(path, headers));
  }
  for (const [path, entry] of Object.entries(manifest.pages)) files.set(path, page(entry));
  const closed = files.get('/contact');
  if (!closed) throw new Error('it has no /contact');
  return {
    files,
    redirects: new Map(Object.entries(manifest.redirects)),
    fallbacks: below(manifest.fallbacks),
    notFound: below(manifest.notFound),
    contact: { ...manifest.contact, open: page(manifest.contact.open), closed },
    displayFont: [...files.keys()].find((path) => /^\/assets\/fraunces\b.*\.woff2$/.test(path)),
  };
}

const plainFileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readFile(path: string, headers: Record<string, string>): SiteFile {
  const identity = readFileSync(path);
  const beside = (extension: string) =>
    existsSync(path + extension) ? readFileSync(path + extension) : undefined;
  const type = extname(path) === '.data' ? 'application/octet-stream' : getMimeType(path);
  return {
    identity,
    br: beside('.br'),
    gzip: beside('.gz'),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    headers: { 'content-type': type ?? 'application/octet-stream', vary: 'accept-encoding', ...headers },
  };
}
