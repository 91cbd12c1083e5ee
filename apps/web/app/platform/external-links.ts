import { groundStation } from './site.ts';

interface ExternalLink {
  name: string;
  /** The owner's address. A build variable (`LINK_…`, see `environment.ts`) overrides it. */
  url?: string;
  /** Our own page on the subject, linked while the owner has set no address. */
  ownPage?: `/${string}`;
  /** Parameters that the embed's address adds. */
  query?: Record<string, string>;
}

const station = { lat: String(groundStation.latitude), lon: String(groundStation.longitude) };

const links = {
  lotManager: { name: 'Lot manager', ownPage: '/lots' },
  regionsMap: { name: 'Wine regions map', ownPage: '/regions/map' },
  wikiAnalysis: { name: 'Wiki analysis', ownPage: '/projects/ava-wikipedia' },

  professionalNetwork: { name: 'LinkedIn' },
  instagram: { name: 'Instagram' },
  codeHosting: { name: 'GitHub' },
  appStore: { name: 'App Store' },

  engineeringCredential: { name: 'Engineering record' },
  productCredential: { name: 'Product management record' },
  wineCredential: { name: 'Wine qualification record' },

  flashcardsLevel3: { name: 'Level 3 flashcards', ownPage: '/wset/cards?deck=level-3' },
  flashcardsD1: { name: 'Unit D1 flashcards', ownPage: '/wset/cards?deck=d1' },
  flashcardsD2: { name: 'Unit D2 flashcards', ownPage: '/wset/cards?deck=d2' },
  flashcardsD3: { name: 'Unit D3 flashcards', ownPage: '/wset/cards?deck=d3' },
  studyVideo: { name: 'Study videos' },
  wineAtlas: { name: 'World wine region atlas', ownPage: '/regions/map' },

  grapeleafVideo: { name: 'grapeleafGPT demo video' },
  michiganPortal: { name: 'Southwest Michigan Wine Portal' },
  additivesVideo: { name: 'Organic wine additives demo video' },
  avaTool: { name: 'AVA Wikipedia explorer' },
  bordeauxFixedFrame: { name: 'Bordeaux CubeSat, fixed frame', query: station },
  bordeauxInertialFrame: { name: 'Bordeaux CubeSat, inertial frame', query: station },
  domigoTool: { name: 'Domigo sourdough calculator' },
  lotDashboard: { name: 'Lot tracking dashboard' },
} as const satisfies Record<string, ExternalLink>;

export type ExternalLinkId = keyof typeof links;

export const externalLinkIds = Object.keys(links) as ExternalLinkId[];

/** `LINK_LOT_MANAGER` sets the address of `lotManager`, and so on for each outside link. */
export function variableOf(linkId: string): string {
  return `LINK_${linkId.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

const fromBuild: Record<string, string> = typeof __EXTERNAL_LINKS__ === 'undefined' ? {} : __EXTERNAL_LINKS__;

/** Pages leave out a link without an address. */
export function externalLink(id: ExternalLinkId) {
  const { name, url, ownPage, query }: ExternalLink = links[id];
  const set = fromBuild[id] ?? url;
  const address = set && withQuery(set, query);
  return {
    name,
    /** Undefined while the owner has set no address and we have no page on the subject. */
    href: address ?? ownPage,
    /** The address for a frame in our page; undefined while the owner has set none. */
    frame: address && frameAddress(address),
    isSet: address !== undefined,
  };
}

function withQuery(address: string, query: Record<string, string> = {}): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Videos play at another address than their page's; these players set no cookie before they play. */
export function frameAddress(address: string): string {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, '');
  const video = host === 'youtu.be' ? pathname.slice(1) : host === 'youtube.com' && searchParams.get('v');
  if (video) return `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`;
  if (host === 'vimeo.com' && /^\/\d+$/.test(pathname))
    return `https://player.vimeo.com/video${pathname}?dnt=1&autoplay=1`;
  return address;
}
