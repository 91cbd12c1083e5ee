import type { ReactNode } from 'react';

const drawings = import.meta.glob<() => ReactNode>('./articles/*.tsx', { eager: true, import: 'Drawing' });

export function ArticleDrawing({ of, className }: { of: string; className?: string }) {
  const Drawing = drawings[`./articles/${of}.tsx`];
  if (!Drawing) throw new Error(`There is no drawing app/art/articles/${of}.tsx.`);
  return (
    <svg
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
