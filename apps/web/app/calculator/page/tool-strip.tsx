import { addressOfTool } from '../../platform/addresses.ts';
import { href } from '../../platform/href.ts';
import { calculators, featured } from '../../tools/registry.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Tool } from '../definition/tool.ts';
import { allToolsId } from './bring-all-tools.ts';

/** The current calculator is first, where phones show it. */
export function nearestTools(current: string): readonly Tool[] {
  const own = calculators.filter(({ id }) => id === current);
  const near = calculators.filter(({ task }) => task === own[0]?.task);
  return [...new Set([...own, ...near, ...featured])];
}

/** Rendered during the build, since pages must not load all calculators. */
export function ToolStrip({ current }: { current: string }) {
  return (
    <nav aria-label="Calculators" className="relative flex items-center" data-noprint>
      <a
        href={href('/tools')}
        className="onward flex min-h-11 min-w-11 shrink-0 items-center whitespace-nowrap"
      >
        <Icon name="back" className="size-[1.15em] md:mr-2" />
        <span className="max-md:sr-only">Back to Tools</span>
      </a>
      <details className="group shrink-0" data-dismiss>
        <summary className="flex min-h-11 items-center gap-1 whitespace-nowrap px-3 font-semibold hover:text-wine max-md:pl-0">
          All tools
          <Icon name="down" className="size-4 group-open:rotate-180" />
        </summary>
        <div
          id={allToolsId}
          className="absolute inset-x-0 top-full z-10 dropdown max-h-[75svh] overflow-y-auto border border-edge bg-sheet p-4"
        >
          {/* Before the list has loaded, and without script. */}
          <a href={href('/tools')}>See all tools</a>
        </div>
      </details>
      <div className="flex overflow-x-auto">
        {nearestTools(current).map(({ id, title, short = title }) => (
          <a
            key={id}
            href={addressOfTool(id)}
            aria-current={id === current ? 'page' : undefined}
            className="max-w-[calc(100vw-12rem)] shrink-0 truncate px-3 leading-[2.75rem] hover:text-wine aria-[current=page]:font-semibold aria-[current=page]:text-wine aria-[current=page]:underline aria-[current=page]:underline-offset-4"
          >
            {short}
          </a>
        ))}
      </div>
    </nav>
  );
}
