import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { policyOfFiles } from '../platform/http/content-security-policies.ts';

/** White letters have a contrast of at least 4.5:1 on each. */
const backgrounds = ['#751429', '#385631', '#835a18', '#3d4f6b', '#5b3a5e', '#2f5d62', '#6b3e26', '#4a4a55'];

const silhouette =
  '<circle cx="20" cy="15" r="7" fill="#fff"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#fff"/>';

function avatarSvg(name: string): string {
  const letters = Array.from(name.replace(/[^\p{L}\p{N}]/gu, ''))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const background = backgrounds[(createHash('sha256').update(name).digest()[0] ?? 0) % backgrounds.length];
  const drawn = letters
    ? `<text x="20" y="20" dy=".36em" fill="#fff" font-family="system-ui,sans-serif" font-size="16" ` +
      `font-weight="600" text-anchor="middle">${letters}</text>`
    : silhouette;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">` +
    `<rect width="40" height="40" fill="${background}"/>${drawn}</svg>`
  );
}

export function avatarRoutes(app: Hono) {
  app.get('/avatars/:file{.+\\.svg}', (context) => {
    const name = context.req.param('file').slice(0, -'.svg'.length).slice(0, 64);
    return context.body(avatarSvg(name), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': policyOfFiles,
      'x-content-type-options': 'nosniff',
    });
  });
}
