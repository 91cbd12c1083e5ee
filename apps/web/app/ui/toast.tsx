import { useEffect, useId, useRef } from 'react';
import { observable, useObservable } from '../platform/observable.ts';
import { type Toast as PlainToast, toastMs, undoMs } from '../platform/toast.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

interface Toast extends PlainToast {
  readonly undo?: () => void;
}

const shown = observable<(Toast & { readonly key: number }) | undefined>(undefined);
/** A modal dialog makes the rest of the page inert, so the toaster mounted last (the dialog's) shows the toast. */
const toasters = observable<readonly string[]>([]);
let count = 0;

/** Outlives a change of the toaster. */
let clock: ReturnType<typeof setTimeout> | undefined;

export function showToast(toast: Toast): void {
  count += 1;
  shown.set({ ...toast, key: count });
  runClock();
}

function dismiss(): void {
  clearTimeout(clock);
  shown.set(undefined);
}

function runClock(): void {
  clearTimeout(clock);
  const toast = shown.get();
  if (toast) clock = setTimeout(dismiss, toast.undo ? undoMs : toastMs(toast));
}

const holdClock = () => clearTimeout(clock);

interface ToasterProps {
  className?: string;
  dismissLabel?: string;
}

/** `className` places the toaster where it covers nothing that is about to be read or pressed. */
export function Toaster({ className = '', dismissLabel = 'Dismiss' }: ToasterProps) {
  const id = useId();
  const mounted = useObservable(toasters);
  const toast = useObservable(shown);
  useEffect(() => {
    toasters.set([...toasters.get(), id]);
    return () => toasters.set(toasters.get().filter((other) => other !== id));
  }, [id]);
  if (mounted.at(-1) !== id) return null;
  return (
    <div className={`toasts ${className}`}>
      <div role="status" aria-live={toast?.destructive ? 'assertive' : 'polite'}>
        {toast && <ToastCard key={toast.key} toast={toast} dismissLabel={dismissLabel} />}
      </div>
    </div>
  );
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const isHeld = useRef(false);
  const hold = () => {
    isHeld.current = true;
    holdClock();
  };
  const release = () => {
    isHeld.current = false;
    runClock();
  };
  // Another toaster takes over, where the pointer may be elsewhere.
  useEffect(
    () => () => {
      if (isHeld.current) runClock();
    },
    [],
  );
  const rule = toast.destructive ? 'border-l-wine' : 'border-l-vine';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing its button only keeps it longer.
    <div
      className={`pointer-events-auto flex w-80 max-w-full items-start gap-2 border border-l-4 border-edge bg-sheet py-2 pr-1.5 pl-4 text-ink shadow-popover motion-safe:transition-[opacity,translate] motion-safe:duration-200 starting:-translate-y-3 starting:opacity-0 ${rule}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className="min-w-0 flex-1 py-1 text-sm leading-snug">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-muted">{toast.description}</p>}
      </div>
      {toast.undo && (
        <Button
          look="link"
          onClick={() => {
            toast.undo?.();
            dismiss();
          }}
        >
          Undo
        </Button>
      )}
      <IconButton label={dismissLabel} icon="close" size="small" onClick={dismiss} />
    </div>
  );
}
