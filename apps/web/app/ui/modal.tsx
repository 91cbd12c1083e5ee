import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Toaster } from './toast.tsx';

interface ModalProps {
  title: string;
  onDismiss: () => void;
  className: string;
  children: ReactNode;
}

/** The browser's own modal dialog, open for as long as it is mounted. */
export function Modal({ title, onDismiss, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // On a touch screen the keyboard would cover the dialog before anybody has read it.
    const first = matchMedia('(pointer: fine)').matches ? '[data-initial-focus]' : 'h2';
    element?.querySelector<HTMLElement>(first)?.focus();
    return () => element?.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismiss();
  };
  // Chromium closes a dialog without asking when Escape is pressed twice.
  const closed = () => {
    if (!dialog.current?.open && dialog.current?.isConnected) onDismiss();
  };
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) onDismiss();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: this is the backdrop; the keyboard has Escape and the Close button.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`bg-sheet text-ink backdrop:bg-[rgb(26_17_17/0.6)] ${className}`}
      onCancel={cancel}
      onClose={closed}
      onClick={pressed}
    >
      <div className="relative p-6 sm:p-8">
        <h2
          id={titleId}
          tabIndex={-1}
          className="outline-none pr-10 font-display text-[1.75rem] leading-tight text-balance"
        >
          {title}
        </h2>
        {children}
        <button
          type="button"
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-xs text-muted hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
          aria-label="Close"
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <Toaster place="dialog" />
    </dialog>
  );
}
