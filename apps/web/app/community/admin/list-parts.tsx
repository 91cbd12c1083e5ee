import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

interface FiltersProps<Choice extends string> {
  name: string;
  onName: (name: string) => void;
  /** What the choice is about. */
  label: string;
  choice: Choice;
  /** Each choice with its words, in their order. */
  choices: readonly (readonly [Choice, string])[];
  onChoice: (choice: Choice) => void;
}

/** What narrows a list to a name and to one kind. */
export function Filters<Choice extends string>(props: FiltersProps<Choice>) {
  const { name, onName, label, choice, choices, onChoice } = props;
  return (
    <search className="mt-6 flex flex-wrap gap-4">
      <SearchField label="Name" value={name} maxLength={64} onChange={onName} />
      <Select label={label} value={choice} choices={choices} onChange={onChoice} />
    </search>
  );
}

/** Stands in place of a list that has nothing to show. */
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

/** Under a list that goes on. */
export function MoreButton({ label, query }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return <Button onClick={() => query.fetchNextPage()}>{label}</Button>;
}
