const eventName = 'row-grows';

/** Announces to the list around an element that the reader is about to expand or collapse its row. */
export function announceGrowth(element: Element): void {
  element.dispatchEvent(new Event(eventName, { bubbles: true }));
}

export function onGrowth(list: Element, act: () => void): () => void {
  list.addEventListener(eventName, act);
  return () => list.removeEventListener(eventName, act);
}
