import type { Person, WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changePerson, renewInvitation } from '@orbit-vine/contract/lots-endpoints.ts';
import { askToLeave } from '@orbit-vine/contract/lots-history.ts';
import { useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { call, ProblemError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { isoDay } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { PersonFields } from './person-fields.tsx';

interface PersonLineProps {
  cellar: WineryCellar;
  person: Person;
  onDone: () => void;
  onCode: (invited: { person: Person; code: string }) => void;
}

export function PersonLine({ cellar, person, onDone, onCode }: PersonLineProps) {
  const { people } = useOfficeWording();
  const describe = useDescription();
  const [isOpen, setOpen] = useState(false);
  const { run, pending, failure } = useLotAction();
  const params = { wineryId: cellar.winery.id, personId: person.id };
  const isOneself = person.id === cellar.winery.personId;
  const renew = () => run(async () => onCode(await whenConfirmed(() => call(renewInvitation, { params }))));
  return (
    <li className="border-line border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="wrap-anywhere min-w-0">
          <strong className="font-semibold">{person.name}</strong>
          {isOneself && ` ${people.you}`}
          <span className="block text-muted text-sm">{describe(person)}</span>
        </span>
        <span className="flex flex-wrap gap-x-4">
          <Button
            look="link"
            className="min-h-11"
            aria-expanded={isOpen}
            aria-label={people.changeNamed(person.name)}
            onClick={() => setOpen(!isOpen)}
          >
            {people.change}
          </Button>
          {(!person.memberId || (person.phone && !person.phoneConfirmed)) && (
            <Button
              look="link"
              className="min-h-11"
              pending={pending}
              aria-label={people.newCodeNamed(person.name)}
              onClick={() => void renew()}
            >
              {people.newCode}
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
          submit={people.saveNamed(person.name)}
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
  const { people } = useOfficeWording();
  const [isSure, setSure] = useState(false);
  const [isProtected, setProtected] = useState(false);
  const { run, pending, failure } = useLotAction();
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
  const sure = isOneself ? people.sureToLeave : people.sureToRemove;
  const named = isOneself ? people.leaveNamed : people.removeNamed;
  return (
    <>
      <Button
        look="link"
        className="min-h-11"
        pending={pending}
        aria-label={isSure ? `${sure}: ${person.name}` : named(person.name)}
        onClick={() => (isSure ? void act(remove) : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {isSure ? sure : isOneself ? people.leave : people.remove}
      </Button>
      <ErrorLine error={failure} className="basis-full" />
      {isProtected && !person.leaveRequest && (
        <Button pending={pending} onClick={() => void act(() => call(askToLeave, { params }))}>
          {people.askToLeave(person.name)}
        </Button>
      )}
    </>
  );
}

function useDescription() {
  const { day } = useWording();
  const { people } = useOfficeWording();
  return ({ role, memberId, phone, phoneConfirmed, optedOut, leaveRequest }: Person): string =>
    [
      people.roles[role],
      phone,
      phone && (optedOut ? people.textedStop : !phoneConfirmed && people.notConfirmed),
      !memberId && people.notOnSite,
      leaveRequest && people.wasAsked(day(isoDay(leaveRequest.removableFrom))),
    ]
      .filter(Boolean)
      .join(', ');
}
