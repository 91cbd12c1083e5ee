import type { Person, WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changePerson, renewInvitation } from '@orbit-vine/contract/lots-endpoints.ts';
import { askToLeave } from '@orbit-vine/contract/lots-history.ts';
import { useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { call, ProblemError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { shortDayOf } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PersonFields } from './person-fields.tsx';

interface PersonLineProps {
  cellar: WineryCellar;
  person: Person;
  onDone: () => void;
  onCode: (invited: { person: Person; code: string }) => void;
}

export function PersonLine({ cellar, person, onDone, onCode }: PersonLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, pending, failure } = useAction();
  const params = { wineryId: cellar.winery.id, personId: person.id };
  const isOneself = person.id === cellar.winery.personId;
  const renew = () => run(async () => onCode(await whenConfirmed(() => call(renewInvitation, { params }))));
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
              pending={pending}
              aria-label={`New code for ${person.name}`}
              onClick={() => void renew()}
            >
              New code
            </Button>
          )}
          <RemovePerson {...{ params, person, isOneself, onDone }} />
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

interface RemovePersonProps {
  params: { wineryId: string; personId: string };
  person: Person;
  isOneself: boolean;
  onDone: () => void;
}

/** Removes a person, or leaves. A longer-serving owner gets a request to leave instead. */
function RemovePerson({ params, person, isOneself, onDone }: RemovePersonProps) {
  const [isSure, setSure] = useState(false);
  const [isProtected, setProtected] = useState(false);
  const { run, pending, failure } = useAction();
  const remove = () =>
    call(changePerson, { params, body: { removed: true } }).catch((reason: unknown) => {
      if (reason instanceof ProblemError && reason.code === 'OWNER_PROTECTED') setProtected(true);
      throw reason;
    });
  const act = async (work: () => Promise<unknown>) => {
    if (!(await run(() => whenConfirmed(work)))) return;
    setProtected(false);
    onDone();
  };
  const sure = isOneself ? 'Yes, leave' : 'Yes, remove';
  return (
    <>
      <Button
        look="link"
        className="min-h-11"
        pending={pending}
        aria-label={
          isSure ? `${sure}: ${person.name}` : `${isOneself ? 'Leave as' : 'Remove'} ${person.name}`
        }
        onClick={() => (isSure ? void act(remove) : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {isSure ? sure : isOneself ? 'Leave' : 'Remove'}
      </Button>
      <ErrorLine error={failure} className="basis-full" />
      {isProtected && !person.leaveRequest && (
        <Button pending={pending} onClick={() => void act(() => call(askToLeave, { params }))}>
          {`Ask ${person.name} to leave`}
        </Button>
      )}
    </>
  );
}

function describePerson({ role, memberId, phone, phoneConfirmed, optedOut, leaveRequest }: Person): string {
  const texting = phone && `${phone}${optedOut ? ', texted STOP' : phoneConfirmed ? '' : ', not confirmed'}`;
  const request =
    leaveRequest && `asked to leave; can be removed starting ${shortDayOf(leaveRequest.removableFrom)}`;
  return [role, texting, !memberId && 'not on the site yet', request].filter(Boolean).join(', ');
}
