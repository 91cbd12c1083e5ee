import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { localDay } from '../book/local-day.ts';
import { useStoring } from '../entry/use-storing.ts';
import { useWording } from '../wording/use-wording.ts';
import { Field } from './field.tsx';
import { emptyLot, emptyOrigin, type LotFields, type Origin, readLot } from './read-lot.ts';
import { storeOpening } from './store-opening.ts';

interface LotFormProps {
  cellar: WineryCellar;
  book: Book;
  onDone: () => void;
}

/** One lot that is in the cellar already, in one vessel or in many. */
export function LotForm({ cellar, book, onDone }: LotFormProps) {
  const { opening, language } = useWording();
  const { winery, setup } = cellar;
  const today = localDay(winery.timeZone);
  const [id, setId] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState(() => emptyLot(today.slice(0, 4)));
  const [pressed, setPressed] = useState(false);
  const { store, pending, failure, isDoubted } = useStoring();
  const { wine, missing, vessels } = readLot(fields, { setup, ...winery }, opening);
  const free = setup.vessels.filter(
    ({ name, retired }) => !retired && book.vessels.get(name)?.lot === undefined,
  );
  const save = async () => {
    setPressed(true);
    if (!wine) return;
    const lots = [{ id, wine }];
    const send = (despite: boolean) =>
      storeOpening({ cellar, book, vessels: [], lots, workedOn: today, despite, language });
    if (await store(fields, send)) {
      setId(crypto.randomUUID());
      setFields({ ...fields, vessels: '', volume: '' });
      setPressed(false);
    }
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{opening.about}</p>
      <LotFieldset
        fields={fields}
        onChange={(change) => setFields({ ...fields, ...change })}
        unit={winery.volumeUnit}
        free={free.map(({ name }) => name)}
        isShared={vessels.length > 1}
      />
      <Origins
        origins={fields.origins}
        onChange={(origins) => setFields({ ...fields, origins })}
        varieties={setup.varieties.map(({ name }) => name)}
        blocks={setup.blocks.map(({ name }) => name)}
      />
      <ErrorLine error={(pressed && missing) || failure} className="mt-3" />
      <div className="mt-4">
        <Button look="primary" size="large" type="submit" pending={pending}>
          {isDoubted(fields) ? opening.storeAnyway : opening.add}
        </Button>
      </div>
    </form>
  );
}

interface LotFieldsetProps {
  fields: LotFields;
  onChange: (change: Partial<LotFields>) => void;
  unit: string;
  free: readonly string[];
  isShared: boolean;
}

function LotFieldset({ fields, onChange, unit, free, isShared }: LotFieldsetProps) {
  const { opening } = useWording();
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <Field
        label={opening.vessels}
        choices={free}
        autoCapitalize="characters"
        value={fields.vessels}
        onChange={(vessels) => onChange({ vessels })}
      />
      <Field
        label={opening.volume(unit)}
        inputMode="decimal"
        value={fields.volume}
        onChange={(volume) => onChange({ volume })}
      />
      {isShared && (
        <Select
          label={opening.volumeIs}
          value={fields.per}
          className="w-full"
          choices={[
            ['', opening.choose],
            ['each', opening.each],
            ['total', opening.total],
          ]}
          onChange={(per) => onChange({ per })}
        />
      )}
      <Field
        label={opening.alcohol}
        inputMode="decimal"
        value={fields.alcohol}
        onChange={(alcohol) => onChange({ alcohol })}
      />
    </div>
  );
}

interface OriginsProps {
  origins: readonly Origin[];
  onChange: (origins: Origin[]) => void;
  varieties: readonly string[];
  blocks: readonly string[];
}

/** What the wine is made of: one variety, or several with their shares. */
function Origins({ origins, onChange, varieties, blocks }: OriginsProps) {
  const { opening } = useWording();
  const isBlend = origins.length > 1;
  const [first] = origins;
  return (
    <>
      {origins.map((origin, at) => {
        const change = (part: Partial<Origin>) =>
          onChange(origins.map((each, index) => (index === at ? { ...each, ...part } : each)));
        const label = (name: string) => (at === 0 ? name : `${name} ${at + 1}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added and removed at the end.
          <div key={at} className="mt-3 grid grid-cols-2 gap-3 border-line border-t pt-3 sm:grid-cols-4">
            <Field
              label={label(opening.variety)}
              choices={varieties}
              value={origin.variety}
              onChange={(variety) => change({ variety })}
            />
            <Field
              label={label(opening.vintage)}
              inputMode="numeric"
              value={origin.vintage}
              onChange={(vintage) => change({ vintage })}
            />
            <Field
              label={label(opening.block)}
              choices={blocks}
              value={origin.block}
              onChange={(block) => change({ block })}
            />
            {isBlend && (
              <Field
                label={label(opening.share)}
                inputMode="decimal"
                value={origin.percent}
                onChange={(percent) => change({ percent })}
              />
            )}
          </div>
        );
      })}
      <p className="mt-2 flex gap-5">
        <Button
          look="link"
          className="min-h-11"
          onClick={() => onChange([...origins, emptyOrigin(first?.vintage ?? '')])}
        >
          {isBlend ? opening.anotherPart : opening.blend}
        </Button>
        {isBlend && (
          <Button look="link" className="min-h-11" onClick={() => onChange(origins.slice(0, -1))}>
            {opening.removePart}
          </Button>
        )}
      </p>
    </>
  );
}
