import { createRoot } from 'react-dom/client';
import { addressOfTool } from '../../platform/addresses.ts';
import { toolsByTask } from './all-tools.data.ts';

export function AllTools({ current }: { current: string }) {
  return (
    <div className="columns-2 gap-6 leading-tight md:columns-3 lg:columns-4">
      {toolsByTask.map(({ task, tools }) => (
        <section key={task} className="break-inside-avoid pb-3" aria-label={task}>
          <p className="label pb-1">{task}</p>
          <ul className="list-none pl-0">
            {tools.map(({ id, title }) => (
              <li key={id} className="mt-0">
                <a
                  href={addressOfTool(id)}
                  aria-current={id === current ? 'page' : undefined}
                  className="flex min-h-11 items-center py-1.5 hover:text-wine aria-[current=page]:font-semibold aria-[current=page]:text-wine aria-[current=page]:underline aria-[current=page]:underline-offset-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function drawAllTools(container: Element, current: string) {
  createRoot(container).render(<AllTools current={current} />);
}
