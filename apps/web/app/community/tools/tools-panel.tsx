import { type FormEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { SearchField } from '../../ui/search-field.tsx';
import { calculatorGroups } from './calculators.data.ts';
import { findCalculators } from './find-calculators.ts';
import type { ToolAddress } from './tool-address.ts';

type Listed = (typeof calculatorGroups)[number]['members'][number];

export function ToolsPanel({ onOpen }: { onOpen: (address: ToolAddress) => void }) {
  const [typed, type] = useState('');
  const settled = useDeferredValue(typed.trim());
  const found = settled === '' ? undefined : findCalculators(settled);
  const lists = useRef<HTMLDivElement>(null);
  const toFirst = (event: FormEvent) => {
    event.preventDefault();
    lists.current?.querySelector('button')?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <search>
        <form onSubmit={toFirst}>
          <SearchField
            label="Find a calculator"
            maxLength={64}
            value={typed}
            onChange={type}
            placeholder="bentonite, dipstick, calories…"
          />
        </form>
      </search>
      <p role="status" className="text-muted text-sm empty:hidden">
        {found && foundText(found.length)}
      </p>
      <div ref={lists} className="grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden">
        {found
          ? found.length > 0 && <ToolList tools={found} onOpen={onOpen} />
          : calculatorGroups.map(({ task, members }) => (
              <Group key={task} task={task} tools={members} onOpen={onOpen} />
            ))}
      </div>
    </div>
  );
}

interface ToolListProps {
  tools: readonly Listed[];
  onOpen: (address: ToolAddress) => void;
}

function Group({ task, ...list }: ToolListProps & { task: string }) {
  const titleId = useId();
  if (task === '') return <ToolList {...list} />;
  return (
    <section aria-labelledby={titleId}>
      <h3
        id={titleId}
        className="mb-1 font-sans font-semibold text-muted text-xs uppercase tracking-[0.13em]"
      >
        {task}
      </h3>
      <ToolList {...list} />
    </section>
  );
}

function ToolList({ tools, onOpen }: ToolListProps) {
  return (
    <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
      {tools.map(({ id, title, description }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen({ id, fragment: '' })}
            className="block min-h-11 w-full rounded-xs px-2 py-2 text-left hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine"
          >
            <span className="block font-semibold leading-snug">{title}</span>
            <span className="block text-muted text-sm leading-snug">{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function foundText(found: number): string {
  if (found === 0) return 'No calculator has that name.';
  return found === 1 ? '1 calculator found.' : `${found} calculators found.`;
}
