import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { community } from '../../platform/site.ts';
import { TextLink, TextRouteLink } from '../../ui/text-link.tsx';
import { Section } from '../layout/section.tsx';
import { addressOf } from '../layout/view-address.ts';
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

export function SettingsPage({ onChanged }: { onChanged: () => void }) {
  const { kept, book } = useWinery();
  const { cellar } = kept;
  const { role, id } = cellar.winery;
  const isOwner = role === 'owner';
  return (
    <div className="grid max-w-2xl gap-12">
      <h1 className="text-4xl">Settings</h1>
      {!isOwner && <p>Only an owner of the winery can change settings.</p>}
      <p className="-mt-6 flex flex-wrap gap-x-6">
        <TextRouteLink to={addressOf({ view: 'exchange' }, id)} look="standalone">
          Import and export
        </TextRouteLink>
        <TextRouteLink to={addressOf({ view: 'labels' }, id)} look="standalone">
          Print labels
        </TextRouteLink>
        <TextLink href={community.path} look="standalone">
          {community.name}
        </TextLink>
      </p>
      <Section title="People">
        {isOwner ? <PeopleForm cellar={cellar} onDone={onChanged} /> : <People />}
      </Section>
      <Section title="Vessels">
        <Vessels />
        {isOwner && (
          <div className="mt-4">
            <OpeningForm cellar={cellar} book={book} onDone={onChanged} />
          </div>
        )}
      </Section>
      {role !== 'viewer' && (
        <Section title="A lot already in the cellar">
          <LotForm cellar={cellar} book={book} onDone={onChanged} />
        </Section>
      )}
      {isOwner && <OwnersSections onChanged={onChanged} />}
      <AnotherWinery />
      {isOwner && <Deletion />}
    </div>
  );
}

function OwnersSections({ onChanged }: { onChanged: () => void }) {
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
      <Section title="The winery">
        <WineryForm cellar={cellar} onDone={onChanged} />
      </Section>
      <Section title="History">
        <WineryHistory wineryId={cellar.winery.id} onChanged={onChanged} />
      </Section>
    </>
  );
}

function People() {
  const { people } = useWinery().kept.cellar;
  return (
    <ul>
      {people
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

function Vessels() {
  const { setup, winery } = useWinery().kept.cellar;
  const { used = [], retired = [] } = Object.groupBy(setup.vessels, (vessel) =>
    vessel.retired ? 'retired' : 'used',
  );
  return (
    <>
      <p>{used.map(({ name }) => name).join(', ') || 'None yet.'}</p>
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

function Deletion() {
  const { winery } = useWinery().kept.cellar;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <Section title="Delete the winery">
      <DeleteWinery
        winery={winery}
        onDeleted={async () => {
          await navigate('/lots');
          await queryClient.invalidateQueries({ queryKey: ['lots', 'wineries'] });
        }}
      />
    </Section>
  );
}

function AnotherWinery() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <Section title="Another winery">
      <JoinForm
        onJoined={async ({ id }) => {
          await queryClient.invalidateQueries({ queryKey: ['lots', 'wineries'] });
          await navigate(addressOf({ view: 'today' }, id));
        }}
      />
    </Section>
  );
}
