const operators = [
  { operator: 'from:', hint: 'a member, or me' },
  { operator: 'mentions:', hint: 'a member, or me' },
  { operator: 'in:', hint: 'a channel' },
  { operator: 'has:', hint: 'file, link, or picture' },
  { operator: 'is:pinned', hint: '' },
  { operator: 'before:', hint: 'a day, such as 2026-09-01' },
  { operator: 'after:', hint: 'a day' },
];

interface OperatorsProps {
  /** What they are for is told before anything is asked. */
  explained: boolean;
  onChoose: (operator: string) => void;
}

/** What narrows a search down, to be put into its field. */
export function Operators({ explained, onChoose }: OperatorsProps) {
  return (
    <>
      <ul aria-label="Narrow it down" className="mt-3 flex flex-wrap gap-2">
        {operators.map(({ operator, hint }) => (
          <li key={operator}>
            <button
              type="button"
              onClick={() => onChoose(operator)}
              className="flex min-h-8 items-center gap-1.5 rounded-xs border border-line px-2 text-sm text-muted pointer-coarse:min-h-11 hover:border-edge hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
            >
              <span className="font-semibold text-ink">{operator}</span>
              {hint && <span className={explained ? '' : 'sr-only'}>{hint}</span>}
            </button>
          </li>
        ))}
      </ul>
      {explained && (
        <p className="mt-4 text-sm text-muted">
          “Words in quotes” are found together, in that order. A - before a word leaves out messages that
          contain it. Accents do not matter, and the names of files are searched, too.
        </p>
      )}
    </>
  );
}
