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
    latitude: 42.4031,
    longitude: -86.2736,
    timeZone: 'America/Detroit',
  },
  /** For search engines: where the wineries are that we work for. */
  areaServed: 'United States',
  /** The last day of the time that is fully booked, or empty when there is room. */
  bookedThrough: '2026-12-31' as string,
  made: 'This site was built in two days for $100.',
  privacyUpdated: '2025-02-08',
  communityPrivacyUpdated: '2026-11-22',
  minimumAge: 17,
} as const;

/** Where the ground station of the Bordeaux CubeSat stands. */
export const groundStation = { name: 'Bordeaux', latitude: 44.8378, longitude: -0.5792 } as const;

export const community = {
  name: 'Plastic Grapes',
  path: '/plastic-grapes',
  title: 'Plastic Grapes: a community for wine professionals',
  description:
    'Talk with winemakers, growers, and small wineries about viticulture, natural winemaking, and running a small wine business.',
} as const;

/** What visitors of the lot tracking page may try. The number is one of those kept free for examples. */
export const demoSms = {
  number: '+1 (269) 555-0142',
  example: 'Harvested 1.2 tons of Chambourcin from Block 3 on September 18, 2025, into bin 7',
  /** What is answered to it, as the reader does: a test holds it. */
  reply:
    'Fruit Chambourcin blk 3 2400 lb (1089 kg) into BIN7, 09/18. #11 Wrong? Reply UNDO or the right value.',
  /** What is kept of the example. */
  row: [
    ['Action', 'Harvest'],
    ['Date', '2025-09-18'],
    ['Grape', 'Chambourcin'],
    ['Block', '3'],
    ['Amount', '1.2 tons'],
    ['Vessel', 'Bin 7'],
  ],
} as const;
