const eventName = 'row-grows';

/** Tells the list around an element that its row is about to grow or shrink by its reader's own wish. */
export function announceGrowth(element: Element): void {
  element.dispatchEvent(new Event(eventName, { bubbles: true }));
}

/** Calls back for each row of the list that is about to do so. Returns how to end it. */
export function onGrowth(list: Element, act: () => void): () => void {
  list.addEventListener(eventName, act);
  return () => list.removeEventListener(eventName, act);
}
