import { href } from '../platform/href.ts';
import { community } from '../platform/site.ts';

export const mainPages = [
  { href: href('/projects'), name: 'Projects' },
  { href: href('/services'), name: 'Services' },
  { href: href('/about'), name: 'About' },
] as const;

export const contactPage = { href: href('/contact'), name: 'Contact' } as const;

export const searchPage = { href: href('/search'), name: 'Search' } as const;

export const resourcesHeading = 'Resources';
export const resources = [
  { href: href('/tools'), name: 'Winemaking tools' },
  { href: href('/wset'), name: 'Study resources' },
  { href: href('/blog'), name: 'Blog' },
  { href: community.path, name: `${community.name} community` },
] as const;

export const outsideResources = ['regionsMap', 'wikiAnalysis'] as const;
