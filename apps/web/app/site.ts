/** Every fact about the owner, once. Outside addresses are in `external-links.ts`. */
export const site = {
  name: 'Orbit & Vine',
  tagline: 'Bringing big data to small wineries',
  promise: 'Personalized data analytics & software consulting',
  email: 'hello@example.com',
  place: { name: 'South Haven, Michigan', latitude: 42.4031, longitude: -86.2736 },
  /** The last day of the time that is fully booked, or empty when there is room. */
  bookedThrough: '2026-12-31',
  made: 'This site was built in two days for $100.',
  privacyUpdated: '2025-02-08',
} as const;

export const community = {
  name: 'Plastic Grapes',
  path: '/plastic-grapes',
  title: 'Plastic Grapes: a community for wine professionals',
  description:
    'Talk with winemakers, growers and small wineries about viticulture, natural winemaking and running a small wine business.',
} as const;
