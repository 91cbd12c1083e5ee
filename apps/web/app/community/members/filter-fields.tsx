import { occupationNames } from '@orbit-vine/contract/occupations.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { type MembersFilter, memberCountsQuery } from '../../account/members/members.ts';
import { Retry } from '../../ui/retry.tsx';
import { Select } from '../../ui/select.tsx';

interface FilterFieldsProps {
  filter: MembersFilter;
  onChange: (filter: MembersFilter) => void;
  ref: Ref<HTMLSelectElement>;
}

export function FilterFields({ filter, onChange, ref }: FilterFieldsProps) {
  const { data, error, refetch } = useQuery(memberCountsQuery);
  const { region, occupation } = filter;
  const regions = data?.regions.map((each) => [each.region, `${each.region} (${each.members})`] as const);
  const occupations = data?.occupations.map(
    (each) => [each.occupation, `${occupationNames[each.occupation]} (${each.members})`] as const,
  );
  if (error && !data) return <Retry message={error.message} onRetry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        ref={ref}
        label="Region"
        value={region ?? ''}
        choices={withAll(regions, region && [region, region])}
        onChange={(value) => onChange({ ...filter, region: value || undefined })}
        className="w-full truncate"
      />
      <Select
        label="Role"
        value={occupation ?? ''}
        choices={withAll(occupations, occupation && [occupation, occupationNames[occupation]])}
        onChange={(value) => onChange({ ...filter, occupation: value || undefined })}
        className="w-full truncate"
      />
    </div>
  );
}

type Choice<Value> = readonly [Value, string];

/** By name. The chosen one stays when a later count no longer has it. */
function withAll<Value extends string>(
  counted: readonly Choice<Value>[] = [],
  chosen: Choice<Value> | '' | undefined,
): Choice<Value | ''>[] {
  const isMissing = chosen && !counted.some(([value]) => value === chosen[0]);
  const choices = isMissing ? [...counted, chosen] : [...counted];
  return [['', 'All'], ...choices.sort(([, one], [, other]) => one.localeCompare(other, 'en'))];
}
