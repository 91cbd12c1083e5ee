import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronDown,
  Copy,
  type IconNode,
  Menu,
  Search,
  X,
} from 'lucide';
import { createElement } from 'react';

/** Icons of pages outside of the community. Others are imported by the component that shows them. */
const named = {
  arrow: ArrowRight,
  back: ArrowLeft,
  outside: ArrowUpRight,
  down: ChevronDown,
  close: X,
  menu: Menu,
  search: Search,
  copy: Copy,
} as const;

export type Drawing = IconNode;
export type IconName = keyof typeof named;

type IconProps = { className?: string; filled?: boolean } & (
  | { name: IconName; drawing?: never }
  | { name?: never; drawing: Drawing }
);

/** Hidden from screen readers: the text or label beside it names it. */
export function Icon({ name, drawing, className = 'size-[1.15em]', filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${className} ${filled ? 'fill-current' : ''}`}
      aria-hidden="true"
    >
      {(drawing ?? named[name]).map(([tag, attributes], at) =>
        createElement(tag, { key: at, ...attributes }),
      )}
    </svg>
  );
}
