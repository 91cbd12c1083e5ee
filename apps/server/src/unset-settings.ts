import type { Config } from './platform/config/config.ts';

export function describeUnset({ publicUrl, siteEmail }: Config): string[] {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  if (siteEmail || host === 'localhost' || host === '[::1]' || host.startsWith('127.')) return [];
  return [
    'SITE_EMAIL is not set: the pages and security.txt tell people to write to hello@example.com. Set it and build again.',
  ];
}
