import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleDrawing } from '../art/article-drawing.tsx';
import { ContourMap } from '../art/contour-map.tsx';
import { GlobeView } from '../art/globe-view.tsx';
import { ProjectDrawing } from '../art/project-drawing.tsx';
import { VineyardPlan } from '../art/vineyard-plan.tsx';
import { calculators } from '../calculators/registry.ts';

const own: Record<string, ReactNode> = {
  '/': <VineyardPlan />,
  '/about': <GlobeView place="southHaven" shows="passes" />,
  '/wset': <GlobeView shows="wine belts" />,
  '/projects/bordeaux-sat': <GlobeView shows="passes" />,
};

function drawing(address: string): ReactNode {
  const [, folder = '', slug = ''] = address.split('/');
  if (address in own) return own[address];
  if (folder === 'blog' && slug) return <ArticleDrawing slug={slug} />;
  if (folder === 'projects' && slug) return <ProjectDrawing of={`projects/${slug}`} className="" />;
  const calculator = folder === 'tools' ? calculators.find(({ id }) => id === slug) : undefined;
  if (calculator?.guide) return <ArticleDrawing slug={calculator.guide} />;
  // A hillside for each of the others.
  const seed = Array.from(address, (character) => character.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0);
  return (
    <g className="text-edge">
      <ContourMap seed={seed} width={640} height={640} hills={6} />
    </g>
  );
}

/** What is drawn on a page's card, as markup with the classes of the site. */
export function drawingMarkup(address: string): string {
  return renderToStaticMarkup(drawing(address));
}
