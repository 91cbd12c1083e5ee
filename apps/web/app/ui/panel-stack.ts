import type { ReactNode } from 'react';

export interface Panel {
  /** Which panel it is, where its title does not say so. */
  readonly id?: string;
  readonly title: string;
  /** May be lazy. */
  readonly content: ReactNode;
}

export interface OpenedPanel extends Panel {
  /** Where the focus was. */
  readonly from: Element | null;
  /** The panel that it was opened from. */
  readonly below: OpenedPanel | undefined;
}

export const idOf = ({ id, title }: Panel) => id ?? title;

/** A panel and those that have led to it, from the first on; one that has been opened again is gone back to. */
export function unfoldPanels(top: OpenedPanel): readonly OpenedPanel[] {
  const before = top.below ? unfoldPanels(top.below) : [];
  const at = before.findIndex((other) => idOf(other) === idOf(top));
  const known = before[at];
  return known ? [...before.slice(0, at), { ...top, from: known.from }] : [...before, top];
}
