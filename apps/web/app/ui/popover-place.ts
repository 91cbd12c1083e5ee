interface Place {
  /** The side of the anchor that is tried first; the other where there is no room. */
  readonly side: 'above' | 'below';
  /** Its edges in line with the anchor's right one, or its middle with the anchor's. */
  readonly align: 'end' | 'center';
  readonly gapPx: number;
}

const edgePx = 8;

/**
 * Puts an open popover beside what it belongs to, within the window, and keeps it there for as long as it is open. For
 * menus, tooltips and pickers alike.
 */
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
  const wanted = align === 'end' ? at.right - width : at.left + (at.width - width) / 2;
  popover.style.inset = 'auto';
  popover.style.top = `${Math.max(edgePx, chosen === 'above' ? above : below)}px`;
  popover.style.left = `${Math.max(edgePx, Math.min(wanted, window.innerWidth - width - edgePx))}px`;
}
