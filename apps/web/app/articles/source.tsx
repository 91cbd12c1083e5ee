import { type Source as Publication, type SourceId, sources } from '@orbit-vine/enology/sources.ts';

/** An entry of the bibliography of packages/enology. */
export function Source({ id }: { id: SourceId }) {
  const { title, url }: Publication = sources[id];
  return url ? <a href={url}>{title}</a> : title;
}
