import type { Person, WineryCellar, WineryRole } from '@orbit-vine/contract/lots.ts';
import { useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { readPhone } from './phone.ts';

const roles = ['cellar', 'viewer', 'owner'] as const satisfies readonly WineryRole[];

const fieldClass = `block h-11 w-full min-w-0 ${controlClass}`;

/** Another owner with a site account: only they change the number that they text from. */
const isOtherOwner = ({ id, role, memberId, removed }: Person, { winery }: WineryCellar) =>
  role === 'owner' && memberId !== undefined && !removed && id !== winery.personId;

interface PersonFieldsProps {
  cellar: WineryCellar;
  person?: Person;
  submit: string;
  save: (body: { name: string; role: WineryRole; phone?: string }) => Promise<void>;
}

export function PersonFields({ cellar, person, submit, save }: PersonFieldsProps) {
  const { people } = useOfficeWording();
  const [name, setName] = useState(person?.name ?? '');
  const [role, setRole] = useState<WineryRole>(person?.role ?? 'cellar');
  const [phone, setPhone] = useState(person?.phone ?? '');
  const { run, pending, failure } = useLotAction();
  const hasPhone = !person || !isOtherOwner(person, cellar);
  const number = readPhone(phone, cellar.winery.volumeUnit === 'gal');
  const isPhone = phone.trim() === '' || number !== undefined;
  const send = async () => {
    const body = { name: name.trim(), role, ...(number && { phone: number }) };
    if ((await run(() => whenConfirmed(() => save(body)))) && !person) {
      setName('');
      setPhone('');
    }
  };
  return (
    <form
      className="mt-3 grid gap-3 pb-2 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPhone) void send();
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">{people.name}</span>
        <input
          required
          maxLength={60}
          value={name}
          autoComplete="off"
          className={fieldClass}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Select
        label={people.role}
        value={role}
        choices={roles.map((each) => [each, people.roleChoices[each]])}
        onChange={setRole}
        className="w-full"
      />
      {hasPhone && <PhoneField value={phone} isPhone={isPhone} onChange={setPhone} />}
      <div className="sm:col-span-2">
        <ErrorLine error={failure} className="mb-2" />
        <Button size="large" type="submit" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface PhoneFieldProps {
  value: string;
  isPhone: boolean;
  onChange: (value: string) => void;
}

function PhoneField({ value, isPhone, onChange }: PhoneFieldProps) {
  const { people } = useOfficeWording();
  return (
    <label className="block">
      <span className="mb-1.5 block font-semibold text-sm">{people.phone}</span>
      <input
        type="tel"
        value={value}
        autoComplete="off"
        aria-invalid={!isPhone}
        className={fieldClass}
        onChange={(event) => onChange(event.target.value)}
      />
      {!isPhone && <span className="text-sm text-wine">{people.phoneHint}</span>}
    </label>
  );
}
