import { BlocksForm } from '../setup/blocks-form.tsx';
import { LotsStep } from '../setup/lots-step.tsx';
import { VesselsStep } from '../setup/vessels-step.tsx';
import { useWinery } from '../winery-context.ts';

/** What the winery says of itself: vessels, blocks, people. Only an owner changes it. */
export function SettingsPage({ onChanged }: { onChanged: () => void }) {
  const { kept, book } = useWinery();
  const { cellar } = kept;
  const isOwner = cellar.winery.role === 'owner';
  return (
    <div className="grid max-w-2xl gap-12">
      <h1 className="text-4xl">Settings</h1>
      {!isOwner && <p>Only an owner of the winery changes these.</p>}
      <section>
        <h2 className="text-2xl">Vessels</h2>
        <p className="mt-2">{cellar.setup.vessels.map(({ name }) => name).join(', ') || 'None yet.'}</p>
        {isOwner && (
          <div className="mt-4">
            <VesselsStep cellar={cellar} onDone={onChanged} />
          </div>
        )}
      </section>
      <section>
        <h2 className="text-2xl">A lot that stands there already</h2>
        <div className="mt-4">
          <LotsStep cellar={cellar} book={book} onDone={onChanged} />
        </div>
      </section>
      {isOwner && (
        <section>
          <h2 className="text-2xl">Blocks</h2>
          <div className="mt-4">
            <BlocksForm cellar={cellar} onDone={onChanged} />
          </div>
        </section>
      )}
      <section>
        <h2 className="text-2xl">People</h2>
        <ul className="mt-2">
          {cellar.people.map(({ id, name, role, phone }) => (
            <li key={id} className="border-line border-b py-2">
              <strong className="font-semibold">{name}</strong> {[role, phone].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
