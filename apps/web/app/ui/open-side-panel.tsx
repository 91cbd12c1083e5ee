import {
  Activity,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { Boundary } from './boundary.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { idOf, type OpenedPanel, unfoldPanels } from './panel-stack.ts';
import { wideEnough } from './wide-enough.ts';

interface OpenSidePanelProps {
  top: OpenedPanel;
  onClose: () => void;
  onBack: (below: OpenedPanel) => void;
}

export function OpenSidePanel({ top, onClose, onBack }: OpenSidePanelProps) {
  const column = useMedia(wideEnough);
  const body = useRef<HTMLDivElement>(null);
  const panels = unfoldPanels(top);
  const below = panels.at(-2);
  const from = panels.at(-1)?.from;
  const scrolled = useRef(new Map<string, number>());
  useFreshStart(body, idOf(top));
  const goBack = (to: OpenedPanel) => {
    flushSync(() => onBack(to));
    if (body.current) scrollerOf(body.current).scrollTop = scrolled.current.get(idOf(to)) ?? 0;
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  };
  const keepPlace = ({ currentTarget }: SyntheticEvent) =>
    scrolled.current.set(idOf(top), scrollerOf(currentTarget).scrollTop);
  const press = (event: MouseEvent) => {
    keepPlace(event);
    // Safari does not focus pressed buttons, which would lose the place to return to.
    if (event.target instanceof Element)
      event.target.closest<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };
  const Frame = column ? Column : Sheet;
  return (
    <Frame
      title={top.title}
      onClose={onClose}
      back={
        below && <IconButton label={`Back to ${below.title}`} icon="back" onClick={() => goBack(below)} />
      }
    >
      <div ref={body} onClickCapture={press} onKeyDownCapture={keepPlace}>
        {panels.map((panel) => (
          // A hidden panel keeps its text, scroll position, and rows, with its effects stopped.
          <Activity key={idOf(panel)} mode={idOf(panel) === idOf(top) ? 'visible' : 'hidden'}>
            <div>
              <Boundary
                of={panel.content}
                fallback={<p role="alert">This can’t be shown. Close it and open it again.</p>}
              >
                {panel.content}
              </Boundary>
            </div>
          </Activity>
        ))}
      </div>
    </Frame>
  );
}

const scrollerOf = (body: Element): Element => body.closest('dialog') ?? body.closest('[data-panel]') ?? body;

function useFreshStart(body: { readonly current: Element | null }, id: string | undefined): void {
  const last = useRef(id);
  useLayoutEffect(() => {
    if (last.current === id || !body.current) return;
    last.current = id;
    const scroller = scrollerOf(body.current);
    scroller.scrollTop = 0;
    scroller.querySelector<HTMLElement>('h2')?.focus();
  }, [body, id]);
}

interface FrameProps {
  title: string;
  onClose: () => void;
  back: ReactNode;
  children: ReactNode;
}

function Sheet({ title, onClose, back, children }: FrameProps) {
  return (
    <Dialog title={title} onDismiss={onClose} shape="rightSheet" before={back}>
      <div data-panel className="mt-5">
        {children}
      </div>
    </Dialog>
  );
}

function Column({ title, onClose, back, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      data-panel
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // A dialog opened from the panel closes by itself.
        if (event.target instanceof Element && event.target.closest('dialog')) return;
        event.preventDefault();
        onClose();
      }}
      className="min-h-0 overflow-y-auto border-l border-line px-5 pb-8"
    >
      <div
        className={`sticky top-0 z-10 -mx-5 mb-4 flex items-center gap-2 bg-paper py-3 pr-3 ${back ? 'pl-2' : 'pl-5'}`}
      >
        {back}
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 font-sans text-lg font-semibold tracking-normal wrap-anywhere outline-none"
        >
          {title}
        </h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
