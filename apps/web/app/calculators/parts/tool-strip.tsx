import { addressOfTool } from '../../platform/addresses.ts';
import { href } from '../../platform/href.ts';
import { BackLink } from '../../site/back-link.tsx';
import { calculators } from '../registry.ts';

/**
 * The way from one calculator to the next, in one line that scrolls on a phone. Rendered when the site is built: it
 * knows all calculators, and no page may load them.
 */
export function ToolStrip({ current }: { current: string }) {
  const shown = calculators.filter(({ id, short }) => short !== undefined || id === current);
  return (
    <nav aria-label="Calculators" className="flex items-center overflow-x-auto" data-noprint>
      <BackLink href={href('/tools')} to="Tools" />
      {shown.map(({ id, title, short = title }) => (
        <a
          key={id}
          href={addressOfTool(id)}
          title={title}
          aria-current={id === current ? 'page' : undefined}
          className="flex min-h-11 items-center whitespace-nowrap px-3 hover:text-wine aria-[current=page]:font-semibold aria-[current=page]:text-wine aria-[current=page]:underline aria-[current=page]:underline-offset-4"
        >
          {short}
        </a>
      ))}
    </nav>
  );
}
