import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { cookieName } from '../auth/cookie-names.ts';
import { policyOfSiteFiles } from '../platform/http/content-security-policies.ts';
import { canonicalPath } from './moved.ts';
import type { Site, SiteFile } from './site.ts';

const applicationPath = /^\/(api|avatars)(\/|$)/;

/**
 * Answers a request for the public site. Returns false if the application should answer; `isLive` names pages that
 * the application currently serves.
 */
export function createSiteHandler(site: Site, log: Logger, isLive: (path: string) => boolean = () => false) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [address = '/'] = (request.url ?? '/').split('?', 1);
    const query = (request.url ?? '').slice(address.length);
    const path = decodePath(address);
    if (applicationPath.test(path ?? address) || isLive(path ?? address)) return false;
    const file = path === undefined ? undefined : site.files.get(path);
    if (file) {
      send(request, response, 200, file);
      return true;
    }
    const canonical = path && canonicalPath(site, path);
    if (canonical) {
      response.writeHead(308, { location: encodeURI(canonical) + query }).end();
      return true;
    }
    const elsewhere = path && site.redirects.get(path);
    if (elsewhere) {
      response.writeHead(303, { location: elsewhere, 'cache-control': 'no-cache' }).end();
      return true;
    }
    const fallback = path === undefined ? undefined : below(site.fallbacks, path);
    if (fallback) {
      send(request, response, 200, fallback);
      return true;
    }
    log.debug({ path: address.slice(0, 200) }, 'not found');
    const page = below(site.notFound, path ?? '/');
    if (page) send(request, response, 404, page);
    return page !== undefined;
  };
}

function below(pages: { prefix: string; file: SiteFile }[], path: string): SiteFile | undefined {
  const under = (prefix: string) =>
    path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
  return pages.find(({ prefix }) => under(prefix))?.file;
}

function decodePath(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile) {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', file);
  const { 'speculation-rules': speculation, ...own } = file.headers;
  // Pages have their own policy, which includes this one.
  const headers: Record<string, string> = { 'content-security-policy': policyOfSiteFiles, ...own };
  const mayPrerender = speculation !== undefined && !isSignedIn(request);
  if (mayPrerender) headers['speculation-rules'] = speculation;
  // The ETag covers the bytes and, since a 304 keeps cached headers, the headers that vary.
  const form = [encoding === 'identity' ? '' : `-${encoding}`, mayPrerender ? '-p' : ''].join('');
  const etag = `"${file.etag}${form}"`;
  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const body = file[encoding] ?? file.identity;
  response.writeHead(status, {
    ...headers,
    etag,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Behind TLS the cookie's name has a prefix before this. */
const sessionCookie = `${cookieName('session_token', false)}=`;

/** Prerendering with a member's cookie would end the session. */
function isSignedIn({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(sessionCookie) ?? false;
}

function chooseEncoding(accepted: string, file: SiteFile): 'br' | 'gzip' | 'identity' {
  const accepts = (name: string) =>
    accepted.split(',').some((entry) => {
      const [coding, quality] = entry.split(';');
      return coding?.trim() === name && !/q=0(\.0*)?\s*$/.test(quality ?? '');
    });
  if (file.br && accepts('br')) return 'br';
  return file.gzip && accepts('gzip') ? 'gzip' : 'identity';
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}
