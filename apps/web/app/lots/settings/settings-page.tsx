import { vesselList } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { community } from '../../platform/site.ts';
import { TextLink, TextRouteLink } from '../../ui/text-link.tsx';
import { PartNav } from '../layout/part-nav.tsx';
import { Section } from '../layout/section.tsx';
import { addressOf, type SettingsView, settingsViews } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { LotForm } from '../opening/lot-form.tsx';
import { OpeningForm } from '../opening/opening-form.tsx';
import { BlocksForm } from './blocks-form.tsx';
import { DeleteWinery } from './delete-winery.tsx';
import { JoinForm } from './join-form.tsx';
import { LotCodesForm } from './lot-codes-form.tsx';
import { NamesForm } from './names-form.tsx';
import { PeopleForm } from './people-form.tsx';
import { WineryForm } from './winery-form.tsx';
import { WineryHistory } from './winery-history.tsx';

interface PartProps {
  onChanged: () => void;
}

const parts: Record<SettingsView, { name: string; forOwners?: true; Part: (props: PartProps) => ReactNode }> =
  {
    settings: { name: 'People', Part: People },
    vessels: { name: 'Vessels', Part: Vessels },
    names: { name: 'Names and codes', forOwners: true, Part: Names },
    winery: { name: 'The winery', Part: TheWinery },
    history: { name: 'History', forOwners: true, Part: History },
  };

export function SettingsPage({ part, onChanged }: PartProps & { part: SettingsView }) {
  const isOwner = useWinery().kept.cellar.winery.role === 'owner';
  const { name, forOwners, Part } = parts[part];
  return (
    <div className="max-w-2xl">
      <PartNav
        label="Settings"
        parts={settingsViews.filter((each) => isOwner || !parts[each].forOwners)}
        nameOf={(each) => parts[each].name}
      />
      <h1 className="text-4xl">{name}</h1>
      {!isOwner && <p className="mt-3">Only an owner of the winery can change settings.</p>}
      <div className="mt-6 grid gap-12">{(isOwner || !forOwners) && <Part onChanged={onChanged} />}</div>
    </div>
  );
}

function People({ onChanged }: PartProps) {
  const { cellar } = useWinery().kept;
  if (cellar.winery.role === 'owner')
    return (
      <div>
        <PeopleForm cellar={cellar} onDone={onChanged} />
      </div>
    );
  return (
    <ul>
      {cellar.people
        .filter(({ removed }) => !removed)
        .map(({ id, name, role }) => (
          <li key={id} className="border-line border-b py-2">
            <strong className="font-semibold">{name}</strong>
            {`, ${role}`}
          </li>
        ))}
    </ul>
  );
}

function Vessels({ onChanged }: PartProps) {
  const { kept, book } = useWinery();
  const { cellar } = kept;
  const { id, role } = cellar.winery;
  return (
    <>
      <div>
        <VesselNames />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextRouteLink to={addressOf({ view: 'exchange' }, id)} look="standalone">
            Import and export
          </TextRouteLink>
          <TextRouteLink to={addressOf({ view: 'labels' }, id)} look="standalone">
            Print labels
          </TextRouteLink>
        </p>
      </div>
      {role === 'owner' && (
        <Section title="New vessels and bottles">
          <OpeningForm cellar={cellar} book={book} onDone={onChanged} />
        </Section>
      )}
      {role !== 'viewer' && (
        <Section title="A lot already in the cellar">
          <LotForm cellar={cellar} book={book} onDone={onChanged} />
        </Section>
      )}
    </>
  );
}

function VesselNames() {
  const { setup, winery } = useWinery().kept.cellar;
  const { used = [], retired = [] } = Object.groupBy(setup.vessels, (vessel) =>
    vessel.retired ? 'retired' : 'used',
  );
  return (
    <>
      <p>{vesselList(used.map(({ name }) => name)) || 'None yet.'}</p>
      {retired.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          Out of use:
          {retired.map(({ name }) => (
            <TextRouteLink
              key={name}
              to={addressOf({ view: 'vessel', id: name }, winery.id)}
              look="standalone"
            >
              {name}
            </TextRouteLink>
          ))}
        </p>
      )}
    </>
  );
}

function Names({ onChanged }: PartProps) {
  const { kept, book } = useWinery();
  const { cellar } = kept;
  return (
    <>
      <Section title="Blocks">
        <BlocksForm cellar={cellar} onDone={onChanged} />
      </Section>
      <Section title="Materials">
        <NamesForm part="materials" cellar={cellar} onDone={onChanged} />
      </Section>
      <Section title="Varieties">
        <NamesForm part="varieties" cellar={cellar} onDone={onChanged} />
      </Section>
      <Section title="Lot codes">
        <LotCodesForm cellar={cellar} book={book} onDone={onChanged} />
      </Section>
    </>
  );
}

function TheWinery({ onChanged }: PartProps) {
  const { cellar } = useWinery().kept;
  const { winery } = cellar;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refreshWineries = () => queryClient.invalidateQueries({ queryKey: ['lots', 'wineries'] });
  return (
    <>
      {winery.role === 'owner' && <WineryForm cellar={cellar} onDone={onChanged} />}
      <p>
        {'For questions to other winemakers: '}
        <TextLink href={community.path}>{community.name}</TextLink>.
      </p>
      <Section title="Another winery">
        <JoinForm
          onJoined={async ({ id }) => {
            await refreshWineries();
            await navigate(addressOf({ view: 'today' }, id));
          }}
        />
      </Section>
      {winery.role === 'owner' && (
        <Section title="Delete the winery">
          <DeleteWinery
            winery={winery}
            onDeleted={async () => {
              await navigate('/lots');
              await refreshWineries();
            }}
          />
        </Section>
      )}
    </>
  );
}

function History({ onChanged }: PartProps) {
  return (
    <div>
      <WineryHistory wineryId={useWinery().kept.cellar.winery.id} onChanged={onChanged} />
    </div>
  );
}
