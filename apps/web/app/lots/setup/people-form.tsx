import type { Person, WineryCellar, WineryRole } from '@orbit-vine/contract/lots.ts';
import { changePerson, invitePerson, renewInvitation } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';
import { readPhone } from './phone.ts';

const roles: readonly (readonly [WineryRole, string])[] = [
  ['cellar', 'Cellar: records and reads'],
  ['viewer', 'Viewer: reads'],
  ['owner', 'Owner: everything'],
];

interface PeopleFormProps {
  cellar: WineryCellar;
  onDone: () => void;
}

/** Who works with the winery, by an owner: asked in by a code, which comes once and is good for a week. */
export function PeopleForm({ cellar, onDone }: PeopleFormProps) {
  const [invited, setInvited] = useState<{ person: Person; code: string }>();
  const there = cellar.people.filter(({ removed }) => !removed);
  return (
    <>
      <ul className="border-line border-t">
        {there.map((person) => (
          <PersonLine key={person.id} {...{ cellar, person, onDone }} onCode={setInvited} />
        ))}
      </ul>
      <div role="status">{invited && <Code {...invited} textNumber={cellar.textNumber} />}</div>
      <h3 className="mt-8">Invite somebody</h3>
      <PersonFields
        cellar={cellar}
        submit="Create a code"
        save={async (body) => {
          const { phone, ...rest } = body;
          setInvited(
            await call(invitePerson, {
              params: { wineryId: cellar.winery.id },
              body: { ...rest, ...(phone && { phone }) },
            }),
          );
          onDone();
        }}
      />
    </>
  );
}

function Code({
  person,
  code,
  textNumber,
}: {
  person: Person;
  code: string;
  textNumber: string | undefined;
}) {
  return (
    <p className="mt-4 border-vine border-l-4 pl-3">
      {`Code for ${person.name}: `}
      <strong className="text-xl tracking-widest">{code}</strong>
      <span className="block text-muted text-sm">
        {`It is shown only this once and is good for a week. ${person.name} signs in at /lots and enters it`}
        {person.phone && textNumber ? `, and texts it to ${textNumber} from ${person.phone}.` : '.'}
      </span>
    </p>
  );
}

interface PersonLineProps extends PeopleFormProps {
  person: Person;
  onCode: (invited: { person: Person; code: string }) => void;
}

function PersonLine({ cellar, person, onDone, onCode }: PersonLineProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const { run, pending, failure } = useAction();
  const params = { wineryId: cellar.winery.id, personId: person.id };
  const isOneself = person.id === cellar.winery.personId;
  const remove = async () => {
    if (await run(() => call(changePerson, { params, body: { removed: true } }))) onDone();
  };
  const renew = () => run(async () => onCode(await call(renewInvitation, { params })));
  return (
    <li className="border-line border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="wrap-anywhere min-w-0">
          <strong className="font-semibold">{person.name}</strong>
          {isOneself && ' (you)'}
          <span className="block text-muted text-sm">{describePerson(person)}</span>
        </span>
        <span className="flex flex-wrap gap-x-4">
          <Button
            look="link"
            className="min-h-11"
            aria-expanded={isOpen}
            aria-label={`Change ${person.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </Button>
          {(!person.memberId || (person.phone && !person.phoneConfirmed)) && (
            <Button
              look="link"
              className="min-h-11"
              aria-label={`New code for ${person.name}`}
              onClick={() => void renew()}
            >
              New code
            </Button>
          )}
          {!isOneself && (
            <Button
              look="link"
              className="min-h-11"
              pending={pending}
              aria-label={isSure ? `Yes, remove ${person.name}` : `Remove ${person.name}`}
              onClick={() => (isSure ? void remove() : setSure(true))}
              onBlur={() => setSure(false)}
            >
              {isSure ? 'Yes, remove' : 'Remove'}
            </Button>
          )}
        </span>
      </div>
      <ErrorLine error={failure} />
      {isOpen && (
        <PersonFields
          cellar={cellar}
          person={person}
          submit={`Save ${person.name}`}
          save={async (body) => {
            await call(changePerson, { params, body: { ...body, phone: body.phone ?? null } });
            setOpen(false);
            onDone();
          }}
        />
      )}
    </li>
  );
}

function describePerson({ role, memberId, phone, phoneConfirmed, optedOut }: Person): string {
  const texting = phone && `${phone}${optedOut ? ', texted STOP' : phoneConfirmed ? '' : ', not confirmed'}`;
  return [role, texting, !memberId && 'not on the site yet'].filter(Boolean).join(', ');
}

interface PersonFieldsProps {
  cellar: WineryCellar;
  person?: Person;
  submit: string;
  save: (body: { name: string; role: WineryRole; phone?: string }) => Promise<void>;
}

function PersonFields({ cellar, person, submit, save }: PersonFieldsProps) {
  const [name, setName] = useState(person?.name ?? '');
  const [role, setRole] = useState<WineryRole>(person?.role ?? 'cellar');
  const [phone, setPhone] = useState(person?.phone ?? '');
  const { run, pending, failure } = useAction();
  const number = readPhone(phone, cellar.winery.volumeUnit === 'gal');
  const isPhone = phone.trim() === '' || number !== undefined;
  const send = async () => {
    const body = { name: name.trim(), role, ...(number && { phone: number }) };
    if ((await run(() => save(body))) && !person) {
      setName('');
      setPhone('');
    }
  };
  const field = `block h-11 w-full min-w-0 ${controlClass}`;
  return (
    <form
      className="mt-3 grid gap-3 pb-2 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPhone) void send();
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">Name</span>
        <input
          required
          maxLength={60}
          value={name}
          autoComplete="off"
          className={field}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Select label="Role" value={role} choices={roles} onChange={setRole} className="w-full" />
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">Phone, if they text</span>
        <input
          type="tel"
          value={phone}
          autoComplete="off"
          aria-invalid={!isPhone}
          className={field}
          onChange={(event) => setPhone(event.target.value)}
        />
        {!isPhone && (
          <span className="text-sm text-wine">With the country code, such as +1 231 555 0123.</span>
        )}
      </label>
      <div className="sm:col-span-2">
        <ErrorLine error={failure} className="mb-2" />
        <Button size="large" type="submit" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
