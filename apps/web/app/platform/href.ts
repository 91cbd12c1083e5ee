import type { href as routerHref } from 'react-router';

/**
 * The address of a route without parameters, checked by the router's types. The router's own function would add 330
 * bytes to every hydrated page.
 */
export const href = ((path: string) => path) as (path: Parameters<typeof routerHref>[0]) => string;
