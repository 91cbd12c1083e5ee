import { type Source as Publication, type SourceId, sources } from '@orbit-vine/enology/sources.ts';

export function Source({ id, tabIndex }: { id: SourceId; tabIndex?: number }) {
  const { title, url }: Publication = sources[id];
  return url ? (
    <a href={url} tabIndex={tabIndex}>
      {title}
    </a>
  ) : (
    title
  );
}
