import { community, site } from '../app/platform/site.ts';

const dayInMs = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends an expiry of less than a year. */
export function securityTxt(publicUrl: string, built: Date): string {
  return [
    `Contact: mailto:${site.email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(built.getTime() + 350 * dayInMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt\n`,
  ].join('\n');
}

export const changePassword = { '/.well-known/change-password': `${community.path}?password` };

/**
 * Prerenders the page that a visitor is about to open, except the community's, where a visit has effects, and addresses
 * that are no pages. The server sends them only to visitors without a session.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [`${community.path}*`, '/api/*', '/avatars/*', '/.well-known/*', '/*.*'] } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
