import type { ReactNode } from 'react';
import { PageHead } from '../../meta.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Prerendered } from '../../ui/prerendered.tsx';
import type { Definition, Reference } from '../definition.ts';
import type { FormSpec } from '../form/form-spec.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { Calculator, type PictureOf } from './calculator.tsx';

interface CalculatorPageProps<Spec extends FormSpec> {
  readonly definition: Definition<Spec>;
  readonly picture: PictureOf<Spec>;
  /** The text that explains it, guarded by `import.meta.env.SSR`. */
  readonly children: ReactNode;
}

/** A calculator's own page; the text that explains it is prerendered. */
export function CalculatorPage<Spec extends FormSpec>({
  definition,
  picture,
  children,
}: CalculatorPageProps<Spec>) {
  const { id, title, description, guide, references } = definition;
  return (
    <div className="wrap pt-8 pb-8 md:pt-12">
      <PageHead title={title} description={description} path={`/tools/${id}`} />
      <a href="/tools" className="onward inline-flex! items-center gap-2" data-noprint>
        <Icon name="back" />
        Back to Tools
      </a>
      <div className="mt-6 border-ink border-t pt-5">
        <h1 className="text-[clamp(2.25rem,5.2vw,3.75rem)]">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg">{description}</p>
        <a href={`/blog/${guide}`} className="onward mt-2" data-noprint>
          Read detailed guide
        </a>
      </div>
      <OfflineNotice />
      <div className="mt-8 md:mt-10">
        <Calculator definition={definition} picture={picture} />
      </div>
      <div className="mt-14 grid gap-y-6 lg:grid-cols-[13rem_1fr]" data-noprint>
        <p className="label">What it means</p>
        <Prerendered id="text" className="prose [&>:first-child]:mt-0">
          {children}
          {import.meta.env.SSR && <References references={references} />}
        </Prerendered>
      </div>
    </div>
  );
}

function References({ references }: { references: readonly Reference[] }) {
  return (
    <>
      <h2>Read on</h2>
      <ul>
        {references.map(({ title, url }) => (
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
