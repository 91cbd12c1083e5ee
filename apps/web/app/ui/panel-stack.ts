import type { ReactNode } from 'react';

export interface Panel {
  readonly id?: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface OpenedPanel extends Panel {
  readonly from: Element | null;
  readonly below: OpenedPanel | undefined;
}

export const idOf = ({ id, title }: Panel) => id ?? title;

/** The panel and those that led to it, oldest first; opening one again goes back to it. */
export function unfoldPanels(top: OpenedPanel): readonly OpenedPanel[] {
  const before = top.below ? unfoldPanels(top.below) : [];
  const at = before.findIndex((other) => idOf(other) === idOf(top));
  const opened = before[at];
  return opened ? [...before.slice(0, at), { ...top, from: opened.from }] : [...before, top];
}
