import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

/** The raw bytes: `fetch` would decompress them and normalize the path. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(community.url);
      const outgoing = httpRequest({ hostname, port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const flat = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          );
          resolve({ status: response.statusCode ?? 0, headers: flat, body: Buffer.concat(chunks) });
        });
      });
      outgoing.on('error', reject);
      outgoing.end();
    },
  );
}

describe('a page', () => {
  it('is compressed as the browser accepts it', async () => {
    const plain = await get('/about');
    const brotli = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    expect(gzip.body.length).toBeLessThan(plain.body.length);
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(plain.body.toString()).toContain('<h1');
  });

  it('is revalidated with its ETag, without a body', async () => {
    const first = await get('/about', { 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await get('/about', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    });
    expect([second.status, second.body.length]).toEqual([304, 0]);
    const other = await get('/about', { 'if-none-match': first.headers.etag ?? '' });
    expect(other.status).toBe(200);
  });

  it('has a strict policy without "unsafe", and the other security headers', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    // The build's address has no https.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('has speculation rules for visitors, but not for members, whose visit would sign them out', async () => {
    const visitor = await get('/about');
    expect(visitor.headers['speculation-rules']).toBe('"/speculation.json"');
    for (const name of ['orbit-vine.session_token', '__Host-orbit-vine.session_token']) {
      const cookie = `theme=dark; ${name}=abc`;
      const member = await get('/about', { cookie, 'if-none-match': visitor.headers.etag ?? '' });
      // After a 304 the browser would keep its cached header.
      expect(member.status).toBe(200);
      expect(member.headers['speculation-rules']).toBeUndefined();
    }
    expect((await get('/plastic-grapes')).headers['speculation-rules']).toBeUndefined();
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [whole, head] = [await get('/'), await get('/', {}, 'HEAD')];
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});

describe('an address', () => {
  it.each([
    '/nope',
    '/blog/unknown',
    '/tools/nope',
    '/%E0%A4%A',
    '/../../etc/passwd',
    '/assets/nope.js',
    '/about.html',
  ])('is answered with 404 if it does not exist: %s', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('of an unknown article has a page that says so', async () => {
    expect((await get('/blog/unknown')).body.toString()).toContain('Blog Post Not Found');
    expect((await get('/nope')).body.toString()).toContain('Oops! Page not found');
  });

  it('with a trailing slash redirects to the one without, never to another host', async () => {
    expect((await get('/about/?a=1')).headers.location).toBe('/about?a=1');
    expect((await get('/about/')).status).toBe(308);
    expect((await get('//elsewhere.example/')).status).toBe(404);
  });

  it('below the community is answered with the community’s page', async () => {
    const inner = await get('/plastic-grapes/general');
    expect([inner.status, inner.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect((await get('/plastic-grapes')).headers['x-robots-tag']).toBeUndefined();
    expect((await get('/plastic-grapesx')).status).toBe(404);
  });

  it('with a hash in its name is cached as immutable', async () => {
    const page = (await get('/tools/brix-sg')).body.toString();
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    const { status, headers } = await get(asset);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it.each([
    ['/sw.js', '/tools'],
    ['/guides-sw.js', '/blog'],
    ['/lots-sw.js', '/lots'],
    ['/wset-sw.js', '/wset'],
  ])('of the worker %s limits its scope to %s, and is revalidated each time', async (address, area) => {
    const { status, headers } = await get(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': area,
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('of the notification worker limits its scope to the community', async () => {
    const { status, headers } = await get('/push.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/plastic-grapes',
      'content-security-policy': "default-src 'none'; img-src 'self'",
    });
  });

  it('of a missing API endpoint has a problem document', async () => {
    const { status, headers } = await get('/api/nope');
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
  });
});

describe('a non-canonical address', () => {
  it.each([
    ['/about/index.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
    ['/About', '/about'],
    ['/Tools/SO2/?pH=3.4&x=a?b', '/tools/so2?pH=3.4&x=a?b'],
    ['/about///', '/about'],
  ])('redirects to the canonical one: %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it('for changing a password redirects to the community', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect([status, new URL(headers.location ?? '', 'http://x').pathname]).toEqual([303, '/plastic-grapes']);
  });
});

describe('an installed app', () => {
  const textOf = async (path: string) => (await get(path)).body.toString();
  it.each([
    ['/plastic-grapes', '/plastic-grapes.webmanifest', '/plastic-grapes'],
    ['/plastic-grapes/1', '/plastic-grapes.webmanifest', '/plastic-grapes'],
    ['/tools/so2', '/site.webmanifest', '/tools'],
    ['/', '/site.webmanifest', '/tools'],
  ])('from %s has the manifest %s and its start page', async (path, manifest, start) => {
    const links = Array.from(
      (await textOf(path)).matchAll(/<link rel="manifest" href="([^"]+)"/g),
      ([, href]) => href,
    );
    expect(links).toEqual([manifest]);
    const { id, start_url, scope, icons, share_target } = JSON.parse(await textOf(manifest));
    expect([id, start_url]).toEqual([start, start]);
    expect(start.startsWith(scope)).toBe(true);
    expect(share_target?.action).toBe(start === '/plastic-grapes' ? start : undefined);
    for (const { src } of icons) expect((await get(src)).status).toBe(200);
  });
});

describe('a file for machines', () => {
  it.each([
    ['/rss.xml', 'application/rss+xml; charset=utf-8', 'cross-origin'],
    ['/atom.xml', 'application/atom+xml; charset=utf-8', 'cross-origin'],
    ['/feed.json', 'application/feed+json; charset=utf-8', 'cross-origin'],
    ['/og/home.png', 'image/png', 'cross-origin'],
    ['/og/blog/yan-management-in-winemaking.png', 'image/png', 'cross-origin'],
    ['/favicon.ico', 'image/x-icon', 'cross-origin'],
    ['/speculation.json', 'application/speculationrules+json', 'same-origin'],
    ['/site.webmanifest', 'application/manifest+json', 'same-origin'],
    ['/plastic-grapes.webmanifest', 'application/manifest+json', 'same-origin'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'same-origin'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'same-origin'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'same-origin'],
    ['/search.json', 'application/json', 'same-origin'],
  ])('has its type and resource policy: %s', async (path, type, policy) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      type,
      policy,
    ]);
  });
});
