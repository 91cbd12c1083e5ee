import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { Icon } from '../ui/icon.tsx';
import { Prerendered } from '../ui/prerendered.tsx';
import { Everything } from './everything.tsx';
import { Results } from './results.tsx';
import { useSearch } from './use-search.ts';

export const handle = { hydrate: true };

/** The arrow keys move from the field through the results and back; Escape returns to the field. */
function moveByKeys(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null) {
  const places = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const here = places.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape' && here > 0) field?.focus();
  if (here < 0 || !step || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = places[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function sentence(query: string, count: number | undefined): string {
  if (!query || count === undefined) return '';
  if (count === 0) return `Nothing found for “${query}”.`;
  return `${count} ${count === 1 ? 'page' : 'pages'} found for “${query}”.`;
}

export default function SearchPage() {
  const { query, search, prepare, failed, pages, suggestions } = useSearch();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Text typed before the script loaded wins over the address.
    input.value ||= new URLSearchParams(window.location.search).get('q') ?? '';
    if (input.value) search(input.value);
  }, [search]);
  const { goToFirst, cancel } = useGoToFirst(pages !== undefined);
  const searchFor = (text: string) => {
    if (field.current) field.current.value = text;
    field.current?.focus();
    search(text);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links within
    <div className="wrap pt-14 pb-8 md:pt-20" onKeyDown={(event) => moveByKeys(event, field.current)}>
      <PageHead
        title="Search"
        description="Search the pages, calculators, articles, and case studies of Orbit & Vine, or look through a list of them."
        path="/search"
      />
      <h1 className="text-[clamp(2.5rem,6vw,4.5rem)]">Search</h1>
      <SearchForm
        field={field}
        onFocus={prepare}
        onSubmit={goToFirst}
        onInput={(text) => {
          cancel();
          search(text);
        }}
      />
      <p className="mt-4 hidden noscript:block">
        The search needs JavaScript, which is off in this browser. The list below leads to every page.
      </p>
      <p role="status" className="mt-4 min-h-7 text-muted">
        {sentence(query, pages?.length) || (query && !failed ? 'Searching…' : '')}
      </p>
      {failed && query && <Failed onRetry={prepare} />}
      {suggestions && <Suggestions words={suggestions} onChoose={searchFor} />}
      {pages && pages.length > 0 && <Results pages={pages} />}
      <div className="mt-10" hidden={pages !== undefined && pages.length > 0}>
        <Prerendered id="everything" className="">
          {import.meta.env.SSR && <Everything />}
        </Prerendered>
      </div>
    </div>
  );
}

/** Enter focuses the first result, even if pressed before the results arrive. */
function useGoToFirst(hasResults: boolean) {
  const isWaiting = useRef(false);
  const goToFirst = () => {
    const first = document.querySelector<HTMLElement>('[data-result]');
    isWaiting.current = !first;
    first?.focus();
  };
  useEffect(() => {
    if (hasResults && isWaiting.current) goToFirst();
  });
  const cancel = () => {
    isWaiting.current = false;
  };
  return { goToFirst, cancel };
}

interface SearchFormProps {
  field: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  onInput: (text: string) => void;
  onSubmit: () => void;
}

function SearchForm({ field, onFocus, onInput, onSubmit }: SearchFormProps) {
  return (
    <search>
      <form
        action={href('/search')}
        className="relative mt-6 max-w-2xl noscript:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor="q" className="sr-only">
          Search the site
        </label>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: visitors open this page to type into its one field.
          autoFocus
          placeholder="Sulfite, nitrogen, export …"
          maxLength={100}
          className="min-h-14 w-full border border-edge bg-sheet pr-4 pl-13 text-lg"
          onFocus={onFocus}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        <button
          type="submit"
          className="absolute inset-y-0 left-0 grid w-13 place-content-center text-muted hover:text-wine"
        >
          <Icon name="search" className="size-6" />
          <span className="sr-only">Go to the first result</span>
        </button>
      </form>
    </search>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      The search couldn’t be loaded. Are you online?{' '}
      <button type="button" className="onward" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

function Suggestions({ words, onChoose }: { words: string[]; onChoose: (word: string) => void }) {
  return (
    <div className="max-w-2xl">
      {words.length > 0 && (
        <p>
          Did you mean:{' '}
          {words.map((word) => (
            <button key={word} type="button" className="onward mr-4" onClick={() => onChoose(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p className="mt-2">
        Try fewer or other words, look through the list below, or{' '}
        <a href={href('/contact')} className="onward">
          ask us
        </a>
        .
      </p>
    </div>
  );
}
