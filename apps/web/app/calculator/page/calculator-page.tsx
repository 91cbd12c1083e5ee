import { useEffect } from 'react';
import { addressOfArticle, addressOfTool } from '../../platform/addresses.ts';
import { PageHead } from '../../site/meta.tsx';
import { Prerendered } from '../../ui/prerendered.tsx';
import type { Definition, PictureOf } from '../definition/definition.ts';
import { rememberUse } from '../finder/kept.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { OfflineReadiness } from '../offline/offline-readiness.tsx';
import { bringAllTools } from './bring-all-tools.ts';
import { Calculator } from './calculator.tsx';
import { TextBelow } from './text-below.tsx';
import { ToolStrip } from './tool-strip.tsx';

interface CalculatorPageProps {
  readonly definition: Definition;
  readonly picture?: PictureOf | undefined;
  readonly loadPicture?: (() => Promise<PictureOf>) | undefined;
}

export function CalculatorPage({ definition, picture, loadPicture }: CalculatorPageProps) {
  const { id, title, description, guide } = definition;
  useEffect(() => rememberUse(id), [id]);
  useEffect(() => bringAllTools(id), [id]);
  return (
    <div className="wrap pb-8 md:pt-10 print:py-0 print:[zoom:.56]">
      <PageHead title={title} description={description} path={addressOfTool(id)} />
      <Prerendered id="strip" className="contents">
        {import.meta.env.SSR && <ToolStrip current={id} />}
        {import.meta.env.SSR && (
          <noscript>
            <p className="my-4">The fields need JavaScript, which is off in this browser.</p>
          </noscript>
        )}
      </Prerendered>
      <div className="border-ink pt-1 pb-1 md:mt-6 md:border-t md:pt-5 md:pb-0">
        <h1 className="text-[1.3rem] md:text-[clamp(2.25rem,5.2vw,3.75rem)]">{title}</h1>
        <div className="hidden md:block">
          <About description={description} guide={guide} />
        </div>
      </div>
      <OfflineNotice />
      <div className="mt-1 md:mt-10 print:mt-2">
        <Calculator definition={definition} picture={picture} loadPicture={loadPicture} />
        <OfflineReadiness />
      </div>
      {/* On phones the first field comes before the introduction. */}
      <div className="md:hidden" data-noprint>
        <About description={description} guide={guide} />
      </div>
      <div className="mt-14 grid gap-y-6 lg:grid-cols-[13rem_1fr]" data-noprint>
        <p className="label">What it means</p>
        <Prerendered id="text" className="prose [&>:first-child]:mt-0">
          {import.meta.env.SSR && <TextBelow id={id} />}
        </Prerendered>
      </div>
    </div>
  );
}

function About({ description, guide }: { description: string; guide: string | undefined }) {
  return (
    <>
      <p className="mt-4 max-w-2xl text-lg">{description}</p>
      {guide && (
        <a href={addressOfArticle(guide)} className="onward mt-2" data-noprint>
          Read detailed guide
        </a>
      )}
    </>
  );
}
