import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Engine } from './engine.ts';
import type { SearchedPage } from './searched-page.ts';

let loading: Promise<Engine> | undefined;

function loadEngine(): Promise<Engine> {
  loading ??= Promise.all([import('./engine.ts'), loadPages()]).then(([{ createEngine }, pages]) =>
    createEngine(pages),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function loadPages(): Promise<SearchedPage[]> {
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return response.json();
}

function keepInAddress(query: string) {
  const address = query ? `/search?q=${encodeURIComponent(query)}` : '/search';
  window.history.replaceState(window.history.state, '', address);
}

export function useSearch() {
  const [query, setQuery] = useState('');
  const [engine, setEngine] = useState<Engine>();
  const [failed, setFailed] = useState(false);
  const deferredQuery = useDeferredValue(query.trim());

  const prepare = useCallback(() => {
    setFailed(false);
    loadEngine().then(
      (loaded) => setEngine(loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (query) prepare();
  }, [query, prepare]);

  const search = useCallback((text: string) => {
    setQuery(text);
    keepInAddress(text.trim());
  }, []);
  const pages = useMemo(
    () => (engine && deferredQuery ? engine.find(deferredQuery) : undefined),
    [engine, deferredQuery],
  );
  const suggestions = pages?.length === 0 ? engine?.suggest(deferredQuery) : undefined;
  return { query: deferredQuery, search, prepare, failed, pages, suggestions };
}
