import type { Article, BlogPosting, LearningResource, Service, Thing, WebPage } from 'schema-dts';
import { services } from '../pages/service-list.ts';
import { site } from '../platform/site.ts';
import { calculators } from '../tools/registry.ts';
import { noonAtHome } from './noon-at-home.ts';
import { organizationId } from './organization.ts';

/** Facts read from the finished page. */
export interface PageFacts {
  address: string;
  url: string;
  title: string;
  description: string;
  image: string;
  published?: string | undefined;
  /** The day of the page's last change, if known. */
  changed?: string | undefined;
  words: number;
}

/** Not a `WebApplication`: search engines call one invalid without ratings, and we have none. */
export function calculator(page: PageFacts, publicUrl: string): LearningResource | undefined {
  const found = calculators.find(({ id }) => page.address === `/tools/${id}`);
  if (!found) return undefined;
  return {
    '@type': 'LearningResource',
    learningResourceType: 'Calculator',
    name: found.title,
    description: found.description,
    url: page.url,
    image: page.image,
    isAccessibleForFree: true,
    inLanguage: 'en',
    teaches: [...found.features],
    publisher: { '@id': organizationId(publicUrl) },
  };
}

export function offers({ url }: PageFacts, publicUrl: string): Service[] {
  return services.map(({ title, description }) => ({
    '@type': 'Service',
    '@id': `${url}#${title.toLowerCase().replaceAll(/\W+/g, '-')}`,
    name: title,
    description,
    serviceType: title,
    provider: { '@id': organizationId(publicUrl) },
    areaServed: site.areaServed,
    audience: { '@type': 'BusinessAudience', audienceType: 'Small and mid-sized wineries' },
  }));
}

function text(page: PageFacts, publicUrl: string) {
  return {
    headline: page.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.image,
    inLanguage: 'en',
    wordCount: page.words,
    author: { '@id': organizationId(publicUrl) },
    publisher: { '@id': organizationId(publicUrl) },
    ...(page.published && { datePublished: noonAtHome(page.published) }),
    ...(page.changed && { dateModified: noonAtHome(page.changed) }),
  };
}

export function article(page: PageFacts, publicUrl: string): BlogPosting {
  return { '@type': 'BlogPosting', '@id': `${page.url}#article`, ...text(page, publicUrl) };
}

export function caseStudy(page: PageFacts, publicUrl: string): Article {
  return {
    '@type': 'Article',
    '@id': `${page.url}#article`,
    ...text(page, publicUrl),
    about: { '@type': 'CreativeWork', name: page.title, description: page.description },
  };
}

export function studyResource(page: PageFacts, publicUrl: string): LearningResource {
  return {
    '@type': 'LearningResource',
    name: page.title,
    description: page.description,
    url: page.url,
    image: page.image,
    learningResourceType: 'Study guide',
    educationalLevel: 'Level 3 and Diploma',
    isAccessibleForFree: true,
    inLanguage: 'en',
    publisher: { '@id': organizationId(publicUrl) },
  };
}

const kinds = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/blog': 'CollectionPage',
  '/projects': 'CollectionPage',
  '/tools': 'CollectionPage',
  '/search': 'SearchResultsPage',
} as const;

export function plainPage(page: PageFacts, publicUrl: string): Thing {
  const organization = { '@id': organizationId(publicUrl) };
  const node: Exclude<WebPage, string> = {
    '@type': 'WebPage',
    name: page.title,
    description: page.description,
    url: page.url,
    inLanguage: 'en',
    publisher: organization,
    ...(page.address === '/about' && { about: organization }),
  };
  return { ...node, '@type': kinds[page.address as keyof typeof kinds] ?? 'WebPage' } as Thing;
}
