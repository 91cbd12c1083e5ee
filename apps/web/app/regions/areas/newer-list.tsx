import { longDay } from '../../ui/dates.ts';
import { Prerendered } from '../../ui/prerendered.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { viticulturalAreas } from './areas.ts';
import { boundariesThrough, laterChanges, newerAreas } from './newer.ts';
import { stateNames } from './states.ts';

const inRegister = (document: string) => `https://www.federalregister.gov/d/${document}`;

const namesOf = (ids: readonly string[]) =>
  ids.map((id) => viticulturalAreas.find((area) => area.id === id)?.name ?? id).join(' and ');

const fewCounties = (counties: readonly string[], state: string) =>
  counties.length > 8 ? `eastern ${stateNames[state]}` : `${counties.join(', ')}, ${state}`;

export function NewerList() {
  return (
    <Prerendered id="newer-areas" className="">
      {import.meta.env.SSR && <WholeList />}
    </Prerendered>
  );
}

function WholeList() {
  return (
    <section aria-labelledby="newer" className="mt-12 border-ink border-t pt-6">
      <h2 id="newer" className="text-3xl">
        Established since {longDay(boundariesThrough.published)}
      </h2>
      <p className="mt-3 max-w-3xl">
        We don’t have the boundaries of these {newerAreas.length} areas yet. If a place is in one of their
        counties, the answer above says so.
      </p>
      <ul className="mt-4 max-w-3xl divide-y divide-line border-line border-y">
        {newerAreas.map(
          ({ id, name, state, counties, published, effective, rule, section, document, notRead }) => (
            <li key={id} id={id} className="scroll-mt-24 py-3">
              <strong>{name}</strong>, {fewCounties(counties, state)}.{' '}
              <TextLink href={inRegister(document)}>
                {rule || `Federal Register document ${document}`}, {longDay(published)}
              </TextLink>
              {section && `; § ${section}`}
              {effective && `; in effect since ${longDay(effective)}`}.
              {notRead && <span className="text-muted"> Not yet checked: {notRead}.</span>}
            </li>
          ),
        )}
      </ul>
      <h3 className="mt-8 text-2xl">Changed since {longDay(boundariesThrough.published)}</h3>
      <ul className="mt-3 max-w-3xl list-disc pl-5">
        {newerAreas.map(
          ({ changes, name, published }) =>
            changes && (
              <li key={name}>
                {namesOf(changes.areas)}: {changes.how}, by the rule for {name}, {longDay(published)}.
              </li>
            ),
        )}
        {laterChanges.map(({ areas, how, rule, published, document }) => (
          <li key={document}>
            {namesOf(areas)}: {how}, <TextLink href={inRegister(document)}>{rule}</TextLink>,{' '}
            {longDay(published)}.
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-3xl text-muted text-sm">
        Other boundaries may have changed after {longDay(boundariesThrough.published)}. Rules and changes read
        on November 28, 2026.
      </p>
    </section>
  );
}
