/** The pages of the header's bar, in order; the menu of a small screen has the same. */
export const mainPages = [
  { href: '/projects', name: 'Projects' },
  { href: '/services', name: 'Services' },
  { href: '/about', name: 'About' },
] as const;

export const contactPage = { href: '/contact', name: 'Contact' } as const;

export const searchPage = { href: '/search', name: 'Search' } as const;

export const resources = [
  { href: '/tools', name: 'Winemaking tools' },
  { href: '/wset', name: 'Study resources' },
  { href: '/blog', name: 'Blog' },
] as const;

export const outsideResources = ['regionsMap', 'wikiAnalysis'] as const;
