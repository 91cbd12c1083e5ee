import { community, site } from '../app/platform/site.ts';

const dayInMs = 24 * 60 * 60 * 1000;

/** RFC 9116. It asks for less than a year, after which whoever reads it should no longer trust it. */
export function securityTxt(publicUrl: string, built: Date): string {
  return [
    `Contact: mailto:${site.email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(built.getTime() + 350 * dayInMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt\n`,
  ].join('\n');
}

/** Where a password manager sends its owner. */
export const changePassword = { '/.well-known/change-password': `${community.path}?password` };

/**
 * Lets a browser render the page that a visitor is about to open. Not the community, whose visit means something, nor
 * what is no page; and the server asks for it only where nobody is signed in.
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
