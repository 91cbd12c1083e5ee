import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const looks = {
  inline: 'text-wine underline underline-offset-4',
  compact: 'inline-flex min-h-9 items-center text-sm font-semibold text-wine underline underline-offset-4',
  standalone: 'inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4',
};

interface LinkStyle {
  look?: keyof typeof looks | undefined;
  className?: string | undefined;
}

function classOf({ look = 'inline', className }: LinkStyle) {
  return className ? `${looks[look]} ${className}` : looks[look];
}

/** To an address that loads a new page, on this site or another. */
export function TextLink({ look, className, ...rest }: Omit<ComponentProps<'a'>, 'className'> & LinkStyle) {
  return <a {...rest} className={classOf({ look, className })} />;
}

/** To an address within the community or the lot manager, which stay loaded. */
export function TextRouteLink({
  look,
  className,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & LinkStyle) {
  return <Link {...rest} className={classOf({ look, className })} />;
}
