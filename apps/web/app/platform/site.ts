import { communityName, communityPath } from '@orbit-vine/contract/community.ts';
/** Every fact about the owner, once. Outside addresses are in `external-links.ts`. */
export const site = {
  name: 'Orbit & Vine',
  tagline: 'Bringing big data to small wineries',
  promise: 'Personalized data analytics & software consulting',
  /** Set by `SITE_EMAIL` when the site is built. */
  get email(): string {
    return typeof __SITE_EMAIL__ === 'undefined' ? 'hello@example.com' : __SITE_EMAIL__;
  },
  place: {
    name: 'South Haven, Michigan',
    country: 'US',
    latitude: 42.4031,
    longitude: -86.2736,
    timeZone: 'America/Detroit',
  },
  /** For search engines: where the wineries are that we work for. */
  areaServed: 'United States',
  get isEmailExample(): boolean {
    return this.email.endsWith('@example.com');
  },
  /** The last fully booked day; empty if there is room. */
  bookedThrough: '2026-12-31' as string,
  /** How long each stage of a project takes, as in "two weeks". Empty ones are not shown. */
  stageLasts: { Veraison: '', Crush: '', Fermentation: '', Bottling: '' } as Record<string, string>,
  made: 'This site was built in two days for $100.',
  privacyUpdated: '2025-02-08',
  communityPrivacyUpdated: '2026-11-29',
  minimumAge: 17,
} as const;

export const groundStation = { name: 'Bordeaux', latitude: 44.8378, longitude: -0.5792 } as const;

export const community = {
  name: communityName,
  path: communityPath,
  title: 'Plastic Grapes: a community for wine professionals',
  description:
    'Talk with winemakers, growers, and small wineries about viticulture, natural winemaking, and running a small wine business.',
} as const;
