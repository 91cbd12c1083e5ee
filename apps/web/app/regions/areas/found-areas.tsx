import { addressOfAreaOnMap } from '../../platform/addresses.ts';
import { longDay } from '../../ui/dates.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { dayOfRule, type ViticulturalArea } from './area.ts';
import type { NewerArea } from './newer.ts';

export interface Found {
  areas: readonly ViticulturalArea[];
  /** Areas of the place's county whose boundaries we don't have. */
  maybe: readonly NewerArea[];
  /** Areas whose boundaries in this county are no longer those we have. */
  changed: readonly ViticulturalArea[];
}

export function FoundAreas({ areas, maybe, changed }: Found) {
  return (
    <>
      <ol className="mt-1 list-decimal pl-6">
        {areas.map((area) => (
          <li key={area.id}>
            <TextLink href={addressOfAreaOnMap(area.id)}>{area.name}</TextLink>, § {area.section}, rule of{' '}
            {dayOfRule(area)}
          </li>
        ))}
      </ol>
      {maybe.map(({ id, name, published }) => (
        <p key={id} className="mt-2">
          It may lie in <TextLink href={`#${id}`}>{name}</TextLink>, established {longDay(published)}; we
          don’t have its boundary yet.
        </p>
      ))}
      {changed.map((area) => (
        <p key={area.id} className="mt-2">
          The boundary of {area.name} has changed in this county since ours was drawn. Read{' '}
          <TextLink href={`https://www.ecfr.gov/current/title-27/section-${area.section}`}>
            § {area.section}
          </TextLink>
          .
        </p>
      ))}
    </>
  );
}
