import type { ComponentProps } from 'react';

const looks = {
  /** The one thing to do here. */
  primary: 'bg-wine px-4 text-on-wine transition-opacity hover:opacity-90',
  /** Whatever else there is to do. */
  secondary: 'border border-edge px-3 text-ink hover:border-wine hover:text-wine',
  /** Leads on from a form, in a line of text. */
  link: 'text-wine underline decoration-wine/40 underline-offset-4 hover:decoration-wine aria-disabled:no-underline',
};

const heights = {
  large: 'min-h-11',
  /** As high as a finger needs it only where there are fingers. */
  small: 'min-h-9 text-sm pointer-coarse:min-h-11',
};

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  size?: keyof typeof heights;
  /** What it does is under way: it keeps the focus, and is not to be pressed again. */
  pending?: boolean | undefined;
}

/** How a button looks, for a link that is one to whoever sees it. */
export function buttonClass(look: keyof typeof looks = 'secondary', size: keyof typeof heights = 'small') {
  return `shrink-0 rounded-xs font-semibold outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine disabled:opacity-60 aria-disabled:opacity-60 ${heights[size]} ${looks[look]}`;
}

export function Button({ look, size, pending, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(look, size)} ${className}`}
    />
  );
}
