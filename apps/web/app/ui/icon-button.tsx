import type { ComponentProps, ReactNode } from 'react';
import { type Drawing, Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  tip?: string;
  icon: IconName | Drawing;
  /** Both sizes are finger-sized on touch screens. */
  size?: 'large' | 'small';
  look?: keyof typeof looks;
  children?: ReactNode;
}

const looks = {
  quiet: 'text-muted -outline-offset-2 hover:bg-ink/5 hover:text-ink disabled:opacity-50',
  primary:
    'bg-wine text-on-wine outline-offset-2 transition-opacity hover:opacity-90 disabled:bg-line disabled:text-muted',
};

const sizes = {
  large: { button: 'size-11', icon: 'size-5' },
  small: { button: 'size-9 pointer-coarse:size-11', icon: 'size-4' },
};

export function IconButton({
  label,
  tip,
  icon,
  size = 'large',
  look = 'quiet',
  children,
  className = '',
  ...rest
}: IconButtonProps) {
  const { button, icon: iconSize } = sizes[size];
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={tip}
      {...rest}
      className={`grid shrink-0 place-items-center rounded-xs focus-visible:outline-2 focus-visible:outline-wine ${button} ${looks[look]} ${children ? 'relative' : ''} ${className}`}
    >
      {typeof icon === 'string' ? (
        <Icon name={icon} className={iconSize} />
      ) : (
        <Icon drawing={icon} className={iconSize} />
      )}
      {children}
    </button>
  );
}

export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-wine px-1 text-center text-xs leading-5 font-semibold text-on-wine">
      {count > 99 ? '99+' : count}
    </span>
  );
}
