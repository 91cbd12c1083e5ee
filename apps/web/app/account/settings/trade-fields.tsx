import { regionNamesAddress } from 'virtual:data-files';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { type Occupation, occupationNames } from '@orbit-vine/contract/occupations.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { fetchData } from '../../platform/fetch-data.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../form-parts.tsx';

export interface Trade {
  winery: string;
  region: string;
  occupation: Occupation | '';
  /** As typed, separated by commas. */
  varieties: string;
}

interface TradeFieldsProps {
  trade: Trade;
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<Trade>) => void;
}

const occupationChoices = Object.entries(occupationNames) as [Occupation, string][];

export const tradeOf = ({ winery, region = '', occupation, varieties = [] }: MemberCard): Trade => ({
  winery,
  region,
  occupation: occupation ?? '',
  varieties: varieties.join(', '),
});

export const parseTrade = ({ winery, region, occupation, varieties }: Trade) => ({
  winery,
  region,
  occupation: occupation || null,
  varieties: varieties
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
});

/** Where a member works, and with what. */
export function TradeFields({ trade, faults, onChange }: TradeFieldsProps) {
  const listId = useId();
  const { data: regions = [] } = useQuery({
    queryKey: ['region-names'],
    queryFn: () => fetchData<string[]>(regionNamesAddress),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const field = (name: 'winery' | 'region' | 'varieties') => ({
    name,
    type: 'text' as const,
    required: false,
    value: trade[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: faults[name],
  });
  return (
    <>
      <TextField {...field('winery')} label="Winery" autoComplete="organization" />
      <TextField
        {...field('region')}
        label="Region"
        autoComplete="off"
        list={listId}
        hint="From the list, or in your words. Shown beside your name, after the winery."
      />
      <datalist id={listId}>
        {regions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        label="Role"
        name="occupation"
        value={trade.occupation}
        choices={[['', 'Not given'], ...occupationChoices]}
        onChange={(occupation) => onChange({ occupation })}
        className="w-full"
      />
      <TextField
        {...field('varieties')}
        label="Varieties"
        autoComplete="off"
        hint={`That you grow or make, separated by commas; up to ${limits.varieties}.`}
      />
    </>
  );
}
