import { ArticleDrawing } from '../art/article-drawing.tsx';
import { GlobeView } from '../art/globe-view.tsx';
import { Pairs } from '../art/pairs.tsx';
import { ProjectDrawing } from '../art/project-drawing.tsx';

/** The picture of a case study's card: what came out, where that can be drawn, or the sign of its subject. */
export function ProjectPicture({ of, className = '' }: { of: string; className?: string }) {
  return (
    <div className={`grid place-items-center overflow-hidden border-line border-b bg-sheet ${className}`}>
      <Drawing of={of} />
    </div>
  );
}

function Drawing({ of }: { of: string }) {
  if (of === 'projects/grapeleafgpt') return <Pairs right={19} of={20} className="w-[26rem] max-w-[88%]" />;
  if (of === 'projects/bordeaux-sat')
    return <GlobeView shows="passes" className="h-96 max-w-none translate-y-24" />;
  if (of.startsWith('articles/'))
    return <ArticleDrawing slug={of.slice('articles/'.length)} className="size-full" />;
  return <ProjectDrawing of={of} className="size-28 [stroke-width:1]" />;
}
