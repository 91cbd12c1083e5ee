import { createHash } from 'node:crypto';
import { type BuiltPage, kindOf, type PageKind, spaFallback } from './pages.ts';

/** Contents of inline elements of this name that run or apply. */
function inlineContents(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'));
  return [...elements]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , content = '']) => content);
}

function hashes(contents: string[]): string[] {
  return contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

function embedOrigins(html: string): string[] {
  const addresses = [...html.matchAll(/data-embed="(https?:[^"]+)"/g)].map(([, address = '']) => address);
  return [...new Set(addresses.map((address) => new URL(address.replaceAll('&amp;', '&')).origin))];
}

function connectOrigins(html: string): string[] {
  return [...html.matchAll(/data-connect="(https:[^"]+)"/g)].map(
    ([, address = '']) => new URL(address).origin,
  );
}

/** For registering the workers of offline use and of notifications. */
const ofWorkers = { 'worker-src': "'self'", 'trusted-types': 'sw' };

const extra: Record<PageKind, Record<string, string>> = {
  content: {
    'img-src': "'self' data:",
    'trusted-types': "'none'",
  },
  tool: {
    'img-src': "'self' data:",
    ...ofWorkers,
  },
  members: { 'img-src': "'self' data: blob:", ...ofWorkers },
};

/** A worker's policy: it may fetch from this site, or show its pictures, and nothing else. */
export const policyOfWorker = (does: 'connect-src' | 'img-src') => `default-src 'none'; ${does} 'self'`;

export function contentSecurityPolicy(page: BuiltPage): string {
  const styles = hashes(inlineContents(page.html, 'style'));
  // Content pages have all their styles inline.
  const files = kindOf(page) === 'content' ? [] : ["'self'"];
  // A part that the visitor starts loads the rest of the stylesheet.
  const styleFiles = page.html.includes('data-styles=') ? ["'self'"] : files;
  const origins = embedOrigins(page.html);
  const directives: Record<string, string> = {
    'default-src': "'none'",
    // Files are allowed for started parts, and for Safari, which counts speculation rules as script.
    'script-src': ["'self'", ...hashes(inlineContents(page.html, 'script'))].join(' '),
    'style-src': [...styleFiles, ...styles].join(' '),
    'font-src': "'self'",
    'manifest-src': "'self'",
    ...(origins.length > 0 && { 'frame-src': origins.join(' ') }),
    ...extra[kindOf(page)],
    // For the site script's sign-out; auditors also fetch robots.txt from within the page.
    'connect-src': ["'self'", ...connectOrigins(page.html)].join(' '),
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
// `web-share` is same-origin by default, and some browsers warn about the name.
const allowed = ['publickey-credentials-create', 'publickey-credentials-get'];

/** Permissions for the frames of other sites' films and tools. */
const lent = ['autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

export function permissionsPolicy(page: BuiltPage): string {
  const borrowers = embedOrigins(page.html).map((origin) => ` "${origin}"`);
  return [
    ...denied.map((feature) => `${feature}=()`),
    ...allowed.map((feature) => `${feature}=(self)`),
    ...lent.map((feature) => `${feature}=(self${borrowers.join('')})`),
  ].join(', ');
}

/** The server itself adds Strict-Transport-Security to every answer. */
export function headersOf(page: BuiltPage): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(page),
    'permissions-policy': permissionsPolicy(page),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(kindOf(page) !== 'members' && { 'speculation-rules': '"/speculation.json"' }),
    ...(page.file === spaFallback && { 'x-robots-tag': 'noindex' }),
  };
}
