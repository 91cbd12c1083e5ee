import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { Section } from './text-parts.ts';

function Entries({ sections, space }: { sections: Section[]; space: string }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={`block ${space} hover:text-wine`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Folded on phones, beside the text on wider screens. */
export function TableOfContents({ sections }: { sections: Section[] }): ReactNode {
  return (
    <>
      <nav aria-label="On this page" className="sticky top-24 hidden pr-8 pb-8 lg:block">
        <p className="label mb-2">On this page</p>
        {/* `site-scripts/mark-section.ts` marks the current section. */}
        <div data-contents className="-ml-3.5 text-muted text-sm">
          <Entries
            sections={sections}
            space="border-transparent border-l-2 py-1.5 pl-3 aria-[current]:border-wine aria-[current]:text-ink"
          />
        </div>
      </nav>
      <nav aria-label="Contents" className="mb-8 lg:hidden">
        <details className="group border-line border-y">
          <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
            On this page
            <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-3">
            <Entries sections={sections} space="py-2.5" />
          </div>
        </details>
      </nav>
    </>
  );
}
