import { sources } from '@orbit-vine/enology/sources.ts';
import { type ReactNode, useEffect } from 'react';
import { addressOfArticle, addressOfTool } from '../../platform/addresses.ts';
import { href } from '../../platform/href.ts';
import { AskMembers } from '../../site/ask-members.tsx';
import { HomeScreen } from '../../site/home-screen.tsx';
import { PageHead } from '../../site/meta.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Prerendered } from '../../ui/prerendered.tsx';
import type { Definition, PictureOf, Reference } from '../definition/definition.ts';
import { rememberUse } from '../finder/kept.ts';
import type { FormSpec } from '../form/form-spec.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { bringAllTools } from './bring-all-tools.ts';
import { Calculator } from './calculator.tsx';
import { ToolStrip } from './tool-strip.tsx';

interface CalculatorPageProps<Spec extends FormSpec> {
  readonly definition: Definition<Spec>;
  readonly picture?: PictureOf<Spec> | undefined;
  readonly loadPicture?: (() => Promise<PictureOf<Spec>>) | undefined;
  /** The text that explains it, guarded by `import.meta.env.SSR`. */
  readonly children: ReactNode;
}

/** A calculator's own page; the text that explains it is prerendered. */
export function CalculatorPage<Spec extends FormSpec>({
  definition,
  picture,
  loadPicture,
  children,
}: CalculatorPageProps<Spec>) {
  const { id, title, description, guide, references } = definition;
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
      <div className="border-ink md:mt-6 md:border-t md:pt-5">
        <h1 className="text-[1.3rem] md:text-[clamp(2.25rem,5.2vw,3.75rem)]">{title}</h1>
        <div className="hidden md:block">
          <About description={description} guide={guide} />
        </div>
      </div>
      <OfflineNotice />
      <div className="mt-1 md:mt-10 print:mt-2">
        <Calculator definition={definition} picture={picture} loadPicture={loadPicture} />
      </div>
      {/* On a phone the first field comes before what it is about. */}
      <div className="md:hidden" data-noprint>
        <About description={description} guide={guide} />
      </div>
      <div className="mt-14 grid gap-y-6 lg:grid-cols-[13rem_1fr]" data-noprint>
        <p className="label">What it means</p>
        <Prerendered id="text" className="prose [&>:first-child]:mt-0">
          {import.meta.env.SSR && (
            <AskMembers
              question="Unsure what to do about a result?"
              act="Ask"
              more=" and this calculator also runs"
            />
          )}
          {children}
          {import.meta.env.SSR && <References references={references} />}
          {import.meta.env.SSR && <Offline />}
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

function Offline() {
  return (
    <>
      <p>
        Once you open one, all calculators here work offline. See{' '}
        <a href={href('/tools/proof')}>the values they are checked against</a>.
      </p>
      <HomeScreen />
    </>
  );
}

function References({ references }: { references: readonly Reference[] }) {
  return (
    <>
      <h2>Read on</h2>
      <ul>
        {references.map(linkOf).map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
              <Icon name="outside" className="ml-1 inline size-[0.8em]" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function linkOf(reference: Reference) {
  return typeof reference === 'string' ? sources[reference] : reference;
}
