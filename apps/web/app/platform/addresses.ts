import { href } from './href.ts';

// Addresses with a part that varies; all others stand where they are used, as `href('/about')`.

export const addressOfTool = (id: string) => `${href('/tools')}/${id}`;

/** Each article is a separate route, so the router has no pattern for them. */
export const addressOfArticle = (slug: string) => `${href('/blog')}/${slug}`;

export const addressOfRegions = (part: string) => `${href('/regions')}/${part}`;

export const addressOnMap = (region: string) => `${href('/regions/map')}?region=${region}`;

export const addressOfAreaOnMap = (area: string) => `${href('/regions/map')}?area=${area}`;
