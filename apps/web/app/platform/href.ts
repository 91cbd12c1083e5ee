import type { href as routerHref } from 'react-router';

/**
 * The address of a route without parameters, known to the router's own types. What the router's function does besides at run time
 * would cost every hydrated page 330 bytes, and most stand within as many of their bound.
 */
export const href = ((path: string) => path) as (path: Parameters<typeof routerHref>[0]) => string;
