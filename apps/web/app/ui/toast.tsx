import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useId, useRef } from 'react';
import { observable, useObservable } from './observable.ts';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Something failed. */
  readonly destructive?: boolean;
  /** What the reader has just done succeeded: shown for 4 s instead of 5. */
  readonly confirmation?: boolean;
}

const noticeMs = 5_000;
const confirmationMs = 4_000;

const shown = observable<(Toast & { readonly key: number }) | undefined>(undefined);
/** A modal dialog makes the rest of the page inert, so the toaster that was mounted last, the dialog's, shows it. */
const toasters = observable<readonly string[]>([]);
let count = 0;

/** Shows a notice at the edge of the page. There is only ever one: a newer takes the place of an older. */
export function showToast(toast: Toast): void {
  count += 1;
  shown.set({ ...toast, key: count });
}

function dismiss(): void {
  shown.set(undefined);
}

/** Where nothing that matters is covered: over the messages, and in a dialog under its form. */
const places = { page: 'top-36', dialog: 'bottom-4 sm:bottom-6' };

export function Toaster({ place = 'page' }: { place?: keyof typeof places }) {
  const id = useId();
  const mounted = useObservable(toasters);
  const toast = useObservable(shown);
  useEffect(() => {
    toasters.set([...toasters.get(), id]);
    return () => toasters.set(toasters.get().filter((other) => other !== id));
  }, [id]);
  if (mounted.at(-1) !== id) return null;
  return (
    <div
      className={`pointer-events-none fixed inset-x-4 z-50 flex justify-center sm:right-6 sm:left-auto ${places[place]}`}
    >
      <div role="status" aria-live={toast?.destructive ? 'assertive' : 'polite'}>
        {toast && <ToastCard key={toast.key} toast={toast} />}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { hold, release } = useDismissal(toast.confirmation ? confirmationMs : noticeMs);
  const rule = toast.destructive ? 'border-l-wine' : 'border-l-vine';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing its button only keeps it longer.
    <div
      className={`pointer-events-auto flex w-80 max-w-full items-start gap-2 border border-l-4 border-edge bg-sheet py-2 pr-1.5 pl-4 text-ink shadow-lg shadow-ink/10 duration-200 motion-safe:transition-[opacity,translate] starting:-translate-y-3 starting:opacity-0 ${rule}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className="min-w-0 flex-1 py-1 text-sm leading-snug">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-muted">{toast.description}</p>}
      </div>
      <button
        type="button"
        className="grid size-9 pointer-coarse:size-11 shrink-0 place-items-center rounded-xs -outline-offset-2 text-muted hover:bg-ink/5 hover:text-ink focus-visible:outline-2"
        aria-label="Dismiss"
        onClick={dismiss}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** Dismisses the toast after a time that stands still while somebody holds it. */
function useDismissal(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = useCallback(() => clearTimeout(timer.current), []);
  const release = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(dismiss, ms);
  }, [ms]);
  useEffect(() => {
    release();
    return hold;
  }, [release, hold]);
  return { hold, release };
}
