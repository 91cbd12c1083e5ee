import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { addressOf, useSearch } from '../layout/view-address.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { LabelCard } from './label-card.tsx';
import { labelOf } from './label-lines.ts';

const papers = ['letter', 'a4'] as const;

export function LabelsPage() {
  const { day } = useWording();
  const { labels } = useOfficeWording();
  const { kept, book } = useWinery();
  const { setup, winery } = kept.cellar;
  const codeOf = useLotCode();
  const only = useSearch().get('only');
  const names = setup.vessels.filter(({ retired }) => !retired).map(({ name }) => name);
  const filled = names.filter((name) => book.vessels.get(name)?.lot !== undefined);
  const [chosen, setChosen] = useState(() => new Set(only === null ? filled : [only]));
  const [paper, setPaper] = useState<'letter' | 'a4'>(winery.volumeUnit === 'gal' ? 'letter' : 'a4');
  const shown = names.filter((name) => chosen.has(name));
  return (
    <>
      <OfficeNav />
      <div data-noprint>
        <h1 className="text-4xl">{labels.title}</h1>
        <p className="mt-4 max-w-prose">{labels.about}</p>
        <VesselChoice {...{ names, filled, chosen }} onChange={setChosen} />
        <div className="mt-5 flex flex-wrap items-end gap-3">
          <Select
            label={labels.paper}
            value={paper}
            choices={papers.map((each) => [each, labels.papers[each]])}
            onChange={setPaper}
          />
          <Button look="primary" size="large" disabled={shown.length === 0} onClick={() => window.print()}>
            {labels.print(shown.length)}
          </Button>
        </div>
      </div>
      <ul className="vessel-labels mt-8 print:mt-0" data-paper={paper}>
        {shown.map((name) => (
          <LabelCard
            key={name}
            label={labelOf(book, name, { unit: winery.volumeUnit, codeOf, words: labels })}
            day={day(localDay(winery.timeZone))}
            address={new URL(addressOf({ view: 'vessel', id: name }, winery.id), location.href).href}
          />
        ))}
      </ul>
    </>
  );
}

interface VesselChoiceProps {
  names: readonly string[];
  filled: readonly string[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

function VesselChoice({ names, filled, chosen, onChange }: VesselChoiceProps) {
  const { labels } = useOfficeWording();
  const toggle = (name: string) =>
    onChange(new Set([...chosen].filter((each) => each !== name).concat(chosen.has(name) ? [] : name)));
  const presets = [
    [labels.inUse, filled],
    [labels.all, names],
    [labels.none, []],
  ] as const;
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold text-sm">{labels.vessels}</legend>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {presets.map(([words, vessels]) => (
          <Button key={words} look="link" className="min-h-11" onClick={() => onChange(new Set(vessels))}>
            {words}
          </Button>
        ))}
      </p>
      <div className="mt-1 flex max-h-60 flex-wrap gap-x-5 overflow-y-auto">
        {names.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={chosen.has(name)}
              onChange={() => toggle(name)}
            />
            <span className="wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
