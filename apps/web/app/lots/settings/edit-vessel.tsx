import { vesselKinds } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldName, type SetupVessel } from '@orbit-vine/cellar-book/setup.ts';
import { readWrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { fromGrams, fromMl, toGrams, toMl } from '../book/amounts.ts';
import { useLotAction } from '../layout/use-lot-action.ts';
import { Field } from '../opening/field.tsx';
import { styleOf } from '../opening/read-line.ts';
import type { Wording } from '../wording/english.ts';
import { useWording } from '../wording/use-wording.ts';

interface EditVesselProps {
  cellar: WineryCellar;
  vessel: SetupVessel;
  onDismiss: () => void;
  onDone: () => void;
}

/** Changes a vessel's name, kind, capacity, cooper, year, and group. Its wine and its entries follow a new name. */
export function EditVessel({ cellar, vessel, onDismiss, onDone }: EditVesselProps) {
  const { winery, setup } = cellar;
  const { frame, vesselForm: words, vesselKinds: kinds } = useWording();
  const [fields, setFields] = useState(() => fieldsOf(vessel, winery.volumeUnit));
  const { run, pending, failure, setFailure } = useLotAction();
  const field = (name: Exclude<keyof VesselFields, 'kind'>) => ({
    value: fields[name],
    onChange: (text: string) => setFields({ ...fields, [name]: text }),
  });
  const save = async () => {
    const changed = readFields(fields, vessel, cellar, words);
    if (typeof changed === 'string') return setFailure(changed);
    const vessels = setup.vessels.map((each) => (each.name === vessel.name ? changed : each));
    const body = { seq: winery.seq, setup: { ...setup, vessels } };
    if (await run(() => call(changeSetup, { params: { wineryId: winery.id }, body }))) onDone();
  };
  const unit = fields.kind === 'bin' ? (winery.volumeUnit === 'gal' ? 'lb' : 'kg') : winery.volumeUnit;
  return (
    <Dialog title={words.title(vessel.name)} closeLabel={frame.close} onDismiss={onDismiss}>
      <form
        className="mt-4 grid grid-cols-2 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={words.name} required maxLength={40} {...field('name')} />
        <Select
          label={words.kind}
          value={fields.kind}
          className="w-full"
          choices={vesselKinds.map((kind) => [kind, kinds[kind]])}
          onChange={(kind) => setFields({ ...fields, kind })}
        />
        <Field label={words.capacity(unit)} inputMode="decimal" {...field('capacity')} />
        <Field label={words.group} maxLength={40} {...field('group')} />
        <Field label={words.cooper} maxLength={40} {...field('cooper')} />
        <Field label={words.year} inputMode="numeric" {...field('year')} />
        <p className="col-span-2 text-muted text-sm">{words.newName}</p>
        <div className="col-span-2">
          <ErrorLine error={failure} className="mb-2" />
          <Button look="primary" size="large" type="submit" pending={pending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface VesselFields {
  name: string;
  kind: SetupVessel['kind'];
  capacity: string;
  cooper: string;
  year: string;
  group: string;
}

function fieldsOf(vessel: SetupVessel, unit: 'gal' | 'L'): VesselFields {
  const { name, kind, capacityMl, capacityG, cooper = '', year, group = '' } = vessel;
  const capacity =
    capacityMl !== undefined
      ? fromMl(capacityMl, unit)
      : capacityG !== undefined
        ? fromGrams(capacityG, unit)
        : '';
  return { name, kind, capacity: String(capacity), cooper, year: String(year ?? ''), group };
}

/** The changed vessel, or why it can't be stored. */
function readFields(
  fields: VesselFields,
  before: SetupVessel,
  { winery, setup }: WineryCellar,
  words: Wording['vesselForm'],
): SetupVessel | string {
  const { kind, cooper, group, year } = fields;
  const name = fields.name.trim();
  const others = setup.vessels.filter((each) => each.name !== before.name);
  const isTaken = others.some((each) =>
    [each.name, ...(each.formerNames ?? [])].some((other) => foldName(other) === foldName(name)),
  );
  if (isTaken) return words.nameTaken(name);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._'#&/-]*$/u.test(name)) return words.nameSigns;
  const capacity = capacityOf(fields, before, winery);
  if (capacity === undefined) return words.notACapacity;
  if (year.trim() !== '' && !/^(19|2[01])\d\d$/.test(year.trim())) return words.notAYear(year);
  const { capacityMl: _, capacityG: __, cooper: ___, year: ____, group: _____, ...rest } = before;
  return {
    ...rest,
    ...(name === before.name ? {} : renamedFrom(before, name, others)),
    ...{ kind, ...capacity },
    ...(cooper.trim() && { cooper: cooper.trim() }),
    ...(group.trim() && { group: group.trim() }),
    ...(year.trim() && { year: Number(year) }),
  };
}

function capacityOf(fields: VesselFields, before: SetupVessel, winery: WineryCellar['winery']) {
  const text = fields.capacity.trim();
  if (text === '') return {};
  // Unchanged, it is not rounded to the decimals that the field shows.
  const isUnchanged = text === fieldsOf(before, winery.volumeUnit).capacity;
  const isBin = fields.kind === 'bin';
  if (isUnchanged && isBin === (before.kind === 'bin'))
    return { capacityMl: before.capacityMl, capacityG: before.capacityG };
  const style = styleOf({ dateOrder: winery.dateOrder });
  const read = readWrittenAmount(text, { style, volumeUnit: winery.volumeUnit });
  if (typeof read !== 'object' || !(read.value > 0)) return undefined;
  if (read.grams !== undefined || (isBin && read.ml === undefined))
    return { capacityG: read.grams ?? toGrams(read.value, winery.volumeUnit) };
  return { capacityMl: read.ml ?? toMl(read.value, winery.volumeUnit) };
}

/** Its entries follow, and texts may go on using the old name. */
function renamedFrom(
  { name, formerNames = [], aliases = [] }: SetupVessel,
  to: string,
  others: SetupVessel[],
) {
  const isFree = !others.some((each) => each.aliases?.some((alias) => foldName(alias) === foldName(name)));
  return {
    name: to,
    formerNames: [...new Set([...formerNames, name])].filter((each) => each !== to).slice(-10),
    aliases: [...new Set([...(isFree ? [name] : []), ...aliases])].filter((each) => each !== to).slice(0, 10),
  };
}
