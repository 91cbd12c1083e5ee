import { fieldStyle, smallButton } from './admin-parts.tsx';

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
      <label>
        <span className="text-sm font-semibold">Name</span>
        <input
          type="search"
          value={name}
          maxLength={64}
          onChange={(event) => onName(event.currentTarget.value)}
          className={fieldStyle}
        />
      </label>
      <label>
        <span className="text-sm font-semibold">{label}</span>
        <select
          value={choice}
          onChange={(event) => onChoice(event.currentTarget.value as Choice)}
          className={fieldStyle}
        >
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
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
  return (
    <button type="button" className={smallButton} onClick={() => query.fetchNextPage()}>
      {label}
    </button>
  );
}
