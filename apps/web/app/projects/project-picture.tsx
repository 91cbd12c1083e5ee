import { ArticleDrawing } from '../art/article-drawing.tsx';
import { articles } from '../articles/catalogue.ts';
import { YearsPicture } from '../regions/areas/years-picture.tsx';
import { AdditivesPreview } from './additives/preview.tsx';
import { CubeSatPreview } from './cubesat/preview.tsx';
import { DomigoPreview } from './domigo/preview.tsx';
import { GrapeleafPreview } from './grapeleaf/preview.tsx';
import { ThreadPreview } from './lot-tracking/preview.tsx';
import { ShorePicture } from './michigan/shore-picture.tsx';

export function ProjectPicture({ of, className = '' }: { of: string; className?: string }) {
  return (
    <div className={`grid place-items-center overflow-hidden border-line border-b bg-sheet ${className}`}>
      <Drawing of={of} />
    </div>
  );
}

function Drawing({ of }: { of: string }) {
  if (of === 'projects/grapeleafgpt') return <GrapeleafPreview className="h-11/12" />;
  if (of === 'projects/michigan-wine-portal') return <ShorePicture className="size-full" />;
  if (of === 'projects/winery-lot-tracking')
    return (
      <div aria-hidden="true" className="h-full max-w-md text-xs sm:text-sm">
        <ThreadPreview className="h-full content-center p-2" />
      </div>
    );
  if (of === 'projects/organic-wine-additives') return <AdditivesPreview className="h-40" />;
  if (of === 'projects/ava-wikipedia') return <YearsPicture className="h-4/5 max-w-[88%]" />;
  if (of === 'projects/bordeaux-sat') return <CubeSatPreview className="-my-16 h-80" />;
  if (of === 'projects/domigo') return <DomigoPreview className="h-4/5" />;
  const article = articles.find(({ key }) => key === of);
  if (article) return <ArticleDrawing of={article.drawing} className="size-full" />;
  throw new Error(`The card of ${of} has no picture.`);
}
