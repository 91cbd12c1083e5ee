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
import { useOfficeWording } from '../wording/use-office-wording.ts';
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

const parts: Record<SettingsView, { forOwners?: true; Part: (props: PartProps) => ReactNode }> = {
  settings: { Part: People },
  vessels: { Part: Vessels },
  names: { forOwners: true, Part: Names },
  winery: { Part: TheWinery },
  history: { forOwners: true, Part: History },
};

export function SettingsPage({ part, onChanged }: PartProps & { part: SettingsView }) {
  const { settings } = useOfficeWording();
  const isOwner = useWinery().kept.cellar.winery.role === 'owner';
  const { forOwners, Part } = parts[part];
  return (
    <div className="max-w-2xl">
      <PartNav
        label={settings.label}
        parts={settingsViews.filter((each) => isOwner || !parts[each].forOwners)}
        nameOf={(each) => settings.parts[each]}
      />
      <h1 className="text-4xl">{settings.parts[part]}</h1>
      {!isOwner && <p className="mt-3">{settings.onlyOwners}</p>}
      <div className="mt-6 grid gap-12">{(isOwner || !forOwners) && <Part onChanged={onChanged} />}</div>
    </div>
  );
}

function People({ onChanged }: PartProps) {
  const { people } = useOfficeWording();
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
            {`, ${people.roles[role]}`}
          </li>
        ))}
    </ul>
  );
}

function Vessels({ onChanged }: PartProps) {
  const { exchange, settings } = useOfficeWording();
  const { kept, book } = useWinery();
  const { cellar } = kept;
  const { id, role } = cellar.winery;
  return (
    <>
      <div>
        <VesselNames />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextRouteLink to={addressOf({ view: 'exchange' }, id)} look="standalone">
            {exchange.title}
          </TextRouteLink>
          <TextRouteLink to={addressOf({ view: 'labels' }, id)} look="standalone">
            {settings.printLabels}
          </TextRouteLink>
        </p>
      </div>
      {role === 'owner' && (
        <Section title={settings.newVessels}>
          <OpeningForm cellar={cellar} book={book} onDone={onChanged} />
        </Section>
      )}
      {role !== 'viewer' && (
        <Section title={settings.lotInCellar}>
          <LotForm cellar={cellar} book={book} onDone={onChanged} />
        </Section>
      )}
    </>
  );
}

function VesselNames() {
  const { settings } = useOfficeWording();
  const { setup, winery } = useWinery().kept.cellar;
  const { used = [], retired = [] } = Object.groupBy(setup.vessels, (vessel) =>
    vessel.retired ? 'retired' : 'used',
  );
  return (
    <>
      <p>{vesselList(used.map(({ name }) => name)) || settings.noneYet}</p>
      {retired.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {settings.outOfUse}
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
  const { settings } = useOfficeWording();
  const { kept, book } = useWinery();
  const { cellar } = kept;
  return (
    <>
      <Section title={settings.blocks}>
        <BlocksForm cellar={cellar} onDone={onChanged} />
      </Section>
      <Section title={settings.materials}>
        <NamesForm part="materials" cellar={cellar} onDone={onChanged} />
      </Section>
      <Section title={settings.varieties}>
        <NamesForm part="varieties" cellar={cellar} onDone={onChanged} />
      </Section>
      <Section title={settings.lotCodes}>
        <LotCodesForm cellar={cellar} book={book} onDone={onChanged} />
      </Section>
    </>
  );
}

function TheWinery({ onChanged }: PartProps) {
  const { settings } = useOfficeWording();
  const { cellar } = useWinery().kept;
  const { winery } = cellar;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refreshWineries = () => queryClient.invalidateQueries({ queryKey: ['lots', 'wineries'] });
  return (
    <>
      {winery.role === 'owner' && <WineryForm cellar={cellar} onDone={onChanged} />}
      <p>
        {`${settings.otherWinemakers} `}
        <TextLink href={community.path}>{community.name}</TextLink>.
      </p>
      <Section title={settings.anotherWinery}>
        <JoinForm
          onJoined={async ({ id }) => {
            await refreshWineries();
            await navigate(addressOf({ view: 'today' }, id));
          }}
        />
      </Section>
      {winery.role === 'owner' && (
        <Section title={settings.deleteWinery}>
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
