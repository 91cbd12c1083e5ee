import type { Organization, WebSite } from 'schema-dts';
import { services } from '../pages/service-list.ts';
import { type ExternalLinkId, externalLink } from '../platform/external-links.ts';
import { site } from '../platform/site.ts';

const profiles = ['professionalNetwork', 'instagram', 'codeHosting'] as const satisfies ExternalLinkId[];

export const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;

/** The organization in brief, for pages that only refer to it. */
export function nameplate(publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(publicUrl),
    name: site.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
  } as const satisfies Organization;
}

/** `links` are the outside addresses of this build. Profiles without an address are left out. */
export function organization(publicUrl: string, links: Record<string, string>): Organization {
  const [locality = '', region = ''] = site.place.name.split(', ');
  const sameAs = profiles.flatMap((id) => {
    const { href, isSet } = externalLink(id);
    return links[id] ?? (isSet && href ? href : []);
  });
  return {
    ...nameplate(publicUrl),
    slogan: site.tagline,
    description: site.promise,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: site.place.country,
    },
    areaServed: site.areaServed,
    knowsAbout: services.slice(1).map(({ title }) => title),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      url: `${publicUrl}/contact`,
      availableLanguage: 'English',
    },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

export function webSite(publicUrl: string): WebSite {
  // Search engines require `query-input`, which the type doesn't know.
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={query}` },
    'query-input': 'required name=query',
  } as const;
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: site.name,
    url: `${publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId(publicUrl) },
    potentialAction: search,
  };
}
