import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleDrawing } from '../art/article-drawing.tsx';
import { ContourMap } from '../art/contour-map.tsx';
import { GlobeView } from '../art/globe-view.tsx';
import { ProjectDrawing } from '../art/project-drawing.tsx';
import { VineyardPlan } from '../art/vineyard-plan.tsx';
import { calculators } from '../tools/registry.ts';

const own: Record<string, ReactNode> = {
  '/': <VineyardPlan />,
  '/about': <GlobeView place="southHaven" shows="passes" />,
  '/wset': <GlobeView shows="wine belts" />,
  '/projects/bordeaux-sat': <GlobeView shows="passes" />,
};

const toolAt = (folder: string, slug: string) =>
  folder === 'tools' ? calculators.find(({ id }) => id === slug) : undefined;

function drawing(address: string, drawingOf: ReadonlyMap<string, string>): ReactNode {
  const [, folder = '', slug = ''] = address.split('/');
  if (address in own) return own[address];
  const article = drawingOf.get(folder === 'blog' ? slug : (toolAt(folder, slug)?.guide ?? ''));
  if (article) return <ArticleDrawing of={article} />;
  if (folder === 'projects' && slug) return <ProjectDrawing of={`projects/${slug}`} className="" />;
  const seed = Array.from(address, (character) => character.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0);
  return (
    <g className="text-edge">
      <ContourMap seed={seed} width={640} height={640} hills={6} />
    </g>
  );
}

export function drawingMarkup(address: string, drawingOf: ReadonlyMap<string, string>): string {
  return renderToStaticMarkup(drawing(address, drawingOf));
}
