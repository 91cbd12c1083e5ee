import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { nameplate, organization, webSite } from './organization.ts';
import {
  article,
  calculator,
  caseStudy,
  offers,
  type PageFacts,
  plainPage,
  studyResource,
} from './subjects.ts';

export interface House {
  publicUrl: string;
  links: Record<string, string>;
  /** By address, for breadcrumbs. */
  titles: Map<string, string>;
}

export function graphOf(page: PageFacts, { publicUrl, links, titles }: House): Graph {
  const { address } = page;
  const introduces = address === '/' || address === '/about' || address === '/contact';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      introduces ? organization(publicUrl, links) : nameplate(publicUrl),
      ...subjects(page, publicUrl),
      ...(address === '/' ? [webSite(publicUrl)] : [breadcrumbs(address, publicUrl, titles)]),
    ],
  };
}

function subjects(page: PageFacts, publicUrl: string): Thing[] {
  const { address } = page;
  const tool = calculator(page, publicUrl);
  if (tool) return [tool];
  if (address === '/') return [];
  if (address.startsWith('/blog/')) return [article(page, publicUrl)];
  if (address.startsWith('/projects/')) return [caseStudy(page, publicUrl)];
  if (address === '/wset') return [studyResource(page, publicUrl)];
  if (address === '/services') return [plainPage(page, publicUrl), ...offers(page, publicUrl)];
  return [plainPage(page, publicUrl)];
}

function breadcrumbs(address: string, publicUrl: string, titles: Map<string, string>): BreadcrumbList {
  const steps = address.split('/').map((_, index, all) => all.slice(0, index + 1).join('/') || '/');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step === '/' ? 'Home' : (titles.get(step) ?? step),
      item: publicUrl + step,
    })),
  };
}

/** JSON that can't end the script element around it. */
export const asJson = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
