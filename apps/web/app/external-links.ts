import { groundStation } from './site.ts';

/** Where a link leads while the owner has set no address for it. */
type Unset =
  /** Our own page on the subject. */
  | `/${string}`
  | 'example'
  /** Nowhere: an embed says what it is and why it is not here. */
  | 'nothing';

interface ExternalLink {
  /** What the visitor reads. */
  name: string;
  /** The owner's address. A build variable (`LINK_…`, see `environment.ts`) goes before it. */
  url?: string;
  unset: Unset;
  /** What the embed's address says besides. */
  query?: Record<string, string>;
}

const station = { lat: String(groundStation.latitude), lon: String(groundStation.longitude) };

const links = {
  lotManager: { name: 'Lot manager', unset: '/projects/winery-lot-tracking' },
  regionsMap: { name: 'Wine regions map', unset: '/wset#map' },
  wikiAnalysis: { name: 'Wiki analysis', unset: '/projects/ava-wikipedia' },

  professionalNetwork: { name: 'LinkedIn', unset: 'example' },
  instagram: { name: 'Instagram', unset: 'example' },
  codeHosting: { name: 'GitHub', unset: 'example' },
  appStore: { name: 'App Store', unset: 'example' },

  engineeringCredential: { name: 'Engineering record', unset: 'example' },
  productCredential: { name: 'Product management record', unset: 'example' },
  wineCredential: { name: 'Wine qualification record', unset: 'example' },

  flashcardsLevel3: { name: 'Level 3 flashcards', unset: 'example' },
  flashcardsD1: { name: 'Unit D1 flashcards', unset: 'example' },
  flashcardsD2: { name: 'Unit D2 flashcards', unset: 'example' },
  flashcardsD3: { name: 'Unit D3 flashcards', unset: 'example' },
  studyVideo: { name: 'Study videos', unset: 'example' },
  wineAtlas: { name: 'World wine region atlas', unset: 'nothing' },

  grapeleafVideo: { name: 'grapeleafGPT demo video', unset: 'nothing' },
  michiganPortal: { name: 'Southwest Michigan Wine Portal', unset: 'example' },
  additivesVideo: { name: 'Organic wine additives demo video', unset: 'nothing' },
  avaTool: { name: 'AVA Wikipedia explorer', unset: 'nothing' },
  bordeauxFixedFrame: { name: 'Bordeaux CubeSat, fixed frame', unset: 'nothing', query: station },
  bordeauxInertialFrame: { name: 'Bordeaux CubeSat, inertial frame', unset: 'nothing', query: station },
  domigoTool: { name: 'Domigo sourdough calculator', unset: 'nothing' },
  lotDashboard: { name: 'Lot tracking dashboard', unset: 'nothing' },
} as const satisfies Record<string, ExternalLink>;

export type ExternalLinkId = keyof typeof links;

export const externalLinkIds = Object.keys(links) as ExternalLinkId[];

const fromBuild: Record<string, string> = typeof __EXTERNAL_LINKS__ === 'undefined' ? {} : __EXTERNAL_LINKS__;

export function externalLink(id: ExternalLinkId) {
  const { name, url, unset, query }: ExternalLink = links[id];
  const set = fromBuild[id] ?? url;
  const address = set && withQuery(set, query);
  const standIn = unset === 'example' ? `https://example.com/${id}` : unset;
  return {
    name,
    href: address ?? (standIn === 'nothing' ? undefined : standIn),
    /** What a frame loads to show it in our page; none while the owner has set nothing. */
    frame: address && frameAddress(address),
    isSet: address !== undefined,
  };
}

function withQuery(address: string, query: Record<string, string> = {}): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Films are watched at an address other than their page's; these are the ones that set no cookie before they play. */
export function frameAddress(address: string): string {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, '');
  const film = host === 'youtu.be' ? pathname.slice(1) : host === 'youtube.com' && searchParams.get('v');
  if (film) return `https://www.youtube-nocookie.com/embed/${film}?autoplay=1`;
  if (host === 'vimeo.com' && /^\/\d+$/.test(pathname))
    return `https://player.vimeo.com/video${pathname}?dnt=1&autoplay=1`;
  return address;
}
