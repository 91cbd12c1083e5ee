interface Place {
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'end' | 'center';
  readonly gapPx: number;
}

const edgePx = 8;

export function placePopover(popover: HTMLElement, anchor: Element, place: Place): void {
  const closed = new AbortController();
  const { signal } = closed;
  moveTo(popover, anchor, place);
  window.addEventListener('resize', () => moveTo(popover, anchor, place), { signal });
  popover.addEventListener('beforetoggle', () => closed.abort(), { signal });
}

function moveTo(popover: HTMLElement, anchor: Element, { side, align, gapPx }: Place): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const above = at.top - gapPx - height;
  const below = at.bottom + gapPx;
  const fits = { above: above >= edgePx, below: below + height <= window.innerHeight - edgePx };
  const other = side === 'above' ? 'below' : 'above';
  const chosen = fits[side] || !fits[other] ? side : other;
  const preferred = at.left + { start: 0, center: 0.5, end: 1 }[align] * (at.width - width);
  popover.style.inset = 'auto';
  popover.style.top = `${Math.max(edgePx, chosen === 'above' ? above : below)}px`;
  popover.style.left = `${Math.max(edgePx, Math.min(preferred, window.innerWidth - width - edgePx))}px`;
}
