import type { Person, WineryCellar } from '@orbit-vine/contract/lots.ts';
import { invitePerson } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { LeaveRequest } from './leave-request.tsx';
import { PersonFields } from './person-fields.tsx';
import { PersonLine } from './person-line.tsx';

interface PeopleFormProps {
  cellar: WineryCellar;
  onDone: () => void;
}

/** An owner invites people with a code that is shown once and works once within a week. */
export function PeopleForm({ cellar, onDone }: PeopleFormProps) {
  const { people } = useOfficeWording();
  const [invited, setInvited] = useState<{ person: Person; code: string }>();
  const there = cellar.people.filter(({ removed }) => !removed);
  return (
    <>
      <LeaveRequest cellar={cellar} onDone={onDone} />
      <ul className="border-line border-t">
        {there.map((person) => (
          <PersonLine key={person.id} {...{ cellar, person, onDone }} onCode={setInvited} />
        ))}
      </ul>
      <div role="status">{invited && <Code {...invited} textNumber={cellar.textNumber} />}</div>
      <h2 className="mt-8 text-2xl">{people.invite}</h2>
      <PersonFields
        cellar={cellar}
        submit={people.createCode}
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
  const { people } = useOfficeWording();
  return (
    <p className="mt-4 border-vine border-l-4 pl-3">
      {`${people.codeFor(person.name)} `}
      <strong className="text-xl tracking-widest">{code}</strong>
      <span className="block text-muted text-sm">
        {people.codeAbout(person.name)}
        {person.phone && textNumber && ` ${people.codeByText(textNumber, person.phone)}`}
      </span>
    </p>
  );
}
