import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-wine px-4 text-on-wine transition-opacity hover:opacity-90',
  secondary: 'border border-edge px-3 text-ink hover:border-wine hover:text-wine',
  link: 'text-wine underline decoration-wine/40 underline-offset-4 hover:decoration-wine aria-disabled:no-underline',
};

const heights = {
  large: 'min-h-11',
  small: 'min-h-9 text-sm pointer-coarse:min-h-11',
};

/** For public pages and calculators: the community's pages don't load `styles/sheet.css`. */
const sheetLooks = {
  primary: 'button',
  secondary: 'button quiet',
  link: 'min-h-11 underline underline-offset-2',
};

interface ButtonStyle {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof heights | 'sheet' | undefined;
  className?: string | undefined;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonStyle {
  /** The action is running: the button keeps the focus and ignores presses. */
  pending?: boolean | undefined;
}

export function buttonClass({ look = 'secondary', size = 'small', className = '' }: ButtonStyle) {
  if (size === 'sheet') return `${sheetLooks[look]} ${className}`.trimEnd();
  return `shrink-0 rounded-xs font-semibold outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine disabled:opacity-60 aria-disabled:opacity-60 ${heights[size]} ${looks[look]} ${className}`;
}

export function Button({ look, size, className, pending, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, size, className })}
    />
  );
}

export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & ButtonStyle) {
  return <a {...rest} className={buttonClass({ look, size, className })} />;
}
