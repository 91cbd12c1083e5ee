import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

interface FiltersProps<Choice extends string> {
  name: string;
  onName: (name: string) => void;
  label: string;
  choice: Choice;
  choices: readonly (readonly [Choice, string])[];
  onChoice: (choice: Choice) => void;
  children?: ReactNode;
}

export function Filters<Choice extends string>(props: FiltersProps<Choice>) {
  const { name, onName, label, choice, choices, onChoice, children } = props;
  return (
    <search className="mt-6 flex flex-wrap gap-4">
      <SearchField label="Name" value={name} maxLength={64} onChange={onName} />
      <Select label={label} value={choice} choices={choices} onChange={onChoice} />
      {children}
    </search>
  );
}

export function ListStatus({ status }: { status: string | undefined }) {
  if (!status) return null;
  return (
    <p role="status" className="mt-6 text-muted">
      {status}
    </p>
  );
}

interface MoreButtonProps {
  label: string;
  query: { hasNextPage: boolean; fetchNextPage: () => unknown };
}

export function MoreButton({ label, query }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return <Button onClick={() => query.fetchNextPage()}>{label}</Button>;
}
