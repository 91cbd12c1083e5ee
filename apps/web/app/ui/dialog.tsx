import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { Toaster } from './toast.tsx';

/** On phones boxes rise from the bottom edge, near the thumb. */
const shapes = {
  box: 'm-auto max-h-[90dvh] w-full max-w-md overflow-y-auto rounded-xs max-sm:mb-0 max-sm:max-w-none',
  wideBox: 'm-auto max-h-[90dvh] w-full max-w-2xl overflow-y-auto rounded-xs max-sm:mb-0 max-sm:max-w-none',
  door: 'm-auto w-full max-w-md overflow-y-auto rounded-xs max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none',
  picture: 'm-auto max-h-dvh w-fit max-w-[min(100vw,90rem)] overflow-y-auto rounded-xs',
  rightSheet: 'mr-0 ml-auto h-dvh max-h-dvh w-full max-w-md overflow-y-auto max-sm:max-w-none',
  leftSheet:
    'm-0 h-dvh max-h-none w-80 max-w-[85vw] border-r border-line motion-safe:transition-transform motion-safe:duration-200 starting:-translate-x-full',
};

const besideBox = 'top-4 sm:top-auto sm:right-6 sm:bottom-6';
const atEnd = 'top-auto bottom-4 sm:right-6 sm:bottom-6';

/** Keeps toasts off the parts of a dialog that are about to be read or pressed. A picture viewer places its own. */
const toastClasses = {
  box: besideBox,
  wideBox: besideBox,
  door: atEnd,
  picture: undefined,
  // A field at the end of the sheet, such as a thread's, stays free.
  rightSheet: `${atEnd} in-[dialog:has(textarea)]:top-20 in-[dialog:has(textarea)]:bottom-auto`,
  leftSheet: atEnd,
} satisfies Record<keyof typeof shapes, string | undefined>;

interface DialogProps {
  title: string;
  onDismiss: () => void;
  shape?: keyof typeof shapes;
  before?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

export function Dialog({
  title,
  onDismiss,
  shape = 'box',
  before,
  closeLabel = 'Close',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const toastClass = toastClasses[shape];
  // Closed before it is removed, since browsers otherwise do not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // On a touch screen the keyboard would cover the dialog.
    const first = matchMedia('(pointer: fine)').matches ? '[data-initial-focus]' : 'h2';
    element?.querySelector<HTMLElement>(first)?.focus();
    return () => element?.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismiss();
  };
  // Chromium closes a dialog without a `cancel` event when Escape is pressed twice.
  const closed = () => {
    if (!dialog.current?.open && dialog.current?.isConnected) onDismiss();
  };
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) onDismiss();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop; keyboards have Escape and the Close button.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`bg-sheet text-ink shadow-dialog backdrop:bg-[rgb(26_17_17/0.6)] ${shapes[shape]}`}
      onCancel={cancel}
      onClose={closed}
      onClick={pressed}
    >
      <div className="relative p-6 sm:p-8">
        {before && <div className="-mt-2 -ml-3 sm:-mt-4">{before}</div>}
        <h2
          id={titleId}
          tabIndex={-1}
          className="outline-none pr-10 font-display text-[1.75rem] leading-tight text-balance"
        >
          {title}
        </h2>
        {children}
        <IconButton label={closeLabel} icon="close" onClick={onDismiss} className="absolute top-4 right-4" />
      </div>
      {toastClass && <Toaster className={toastClass} />}
    </dialog>
  );
}
