import type { FoundPage } from './engine.ts';
import type { SearchedKind } from './searched-page.ts';
import type { Part } from './words.ts';

const kinds: Record<SearchedKind, string> = {
  page: 'Page',
  calculator: 'Calculator',
  article: 'Article',
  project: 'Case study',
};

function Marked({ parts }: { parts: Part[] }) {
  return parts.map(({ text, found }, index) => {
    const key = `${index} ${text}`;
    return found ? (
      <mark key={key} className="bg-gold/25 text-inherit">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

/** Every link is a separate stop for the arrow keys. */
export function Results({ pages }: { pages: FoundPage[] }) {
  return (
    <ol className="mt-8">
      {pages.map(({ href, kind, title, text, sections }) => (
        <li key={href} className="border-line border-t py-6">
          <p className="label">{kinds[kind]}</p>
          <h2 className="mt-1.5 text-[1.75rem]">
            <a href={href} className="hover:text-wine" data-result>
              <Marked parts={title} />
            </a>
          </h2>
          <p className="mt-2 max-w-2xl">
            <Marked parts={text} />
          </p>
          {sections.length > 0 && (
            <ul className="mt-4 grid max-w-2xl gap-4 border-edge border-l-2 pl-5">
              {sections.map((section) => (
                <li key={section.href}>
                  <a href={section.href} className="onward" data-result>
                    <Marked parts={section.heading} />
                  </a>
                  <p className="text-muted">
                    <Marked parts={section.text} />
                  </p>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
