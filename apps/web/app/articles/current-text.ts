import { useLocation, useMatches } from 'react-router';
import type { FrontMatter } from './front-matter.ts';

export function useCurrentText<Kind extends FrontMatter['kind']>(kind: Kind) {
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as FrontMatter | undefined);
  const head = handles.find((handle) => handle?.kind === kind);
  if (!head) throw new Error(`No ${kind} at ${pathname}.`);
  return {
    ...(head as Extract<FrontMatter, { kind: Kind }>),
    path: pathname.replace(/\/$/, ''),
    slug: pathname.replace(/\/$/, '').split('/').at(-1) ?? '',
  };
}
