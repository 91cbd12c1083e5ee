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
}

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
  michiganPortal: { name: 'Southwest Michigan Wine Portal', unset: 'nothing' },
  additivesVideo: { name: 'Organic wine additives demo video', unset: 'nothing' },
  avaTool: { name: 'AVA Wikipedia explorer', unset: 'nothing' },
  bordeauxFixedFrame: { name: 'Bordeaux CubeSat, fixed frame', unset: 'nothing' },
  bordeauxInertialFrame: { name: 'Bordeaux CubeSat, inertial frame', unset: 'nothing' },
  domigoTool: { name: 'Domigo sourdough calculator', unset: 'nothing' },
  lotDashboard: { name: 'Lot tracking dashboard', unset: 'nothing' },
} as const satisfies Record<string, ExternalLink>;

export type ExternalLinkId = keyof typeof links;

export const externalLinkIds = Object.keys(links) as ExternalLinkId[];

const fromBuild: Record<string, string> = typeof __EXTERNAL_LINKS__ === 'undefined' ? {} : __EXTERNAL_LINKS__;

export function externalLink(id: ExternalLinkId) {
  const { name, url, unset }: ExternalLink = links[id];
  const address = fromBuild[id] ?? url;
  const standIn = unset === 'example' ? `https://example.com/${id}` : unset;
  return {
    name,
    href: address ?? (standIn === 'nothing' ? undefined : standIn),
    isSet: address !== undefined,
  };
}
