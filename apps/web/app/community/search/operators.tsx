const operators = [
  { operator: 'from:', hint: 'by a member' },
  { operator: 'in:', hint: 'in a channel' },
  { operator: 'before:', hint: 'before a day, 2026-09-01' },
  { operator: 'after:', hint: 'from a day on' },
  { operator: '"', hint: 'words in this order"' },
  { operator: '-', hint: 'without a word' },
];

/** What narrows a search down, to be put into its field. */
export function Operators({ onChoose }: { onChoose: (operator: string) => void }) {
  return (
    <ul aria-label="Narrow it down" className="mt-3 flex flex-wrap gap-2">
      {operators.map(({ operator, hint }) => (
        <li key={operator}>
          <button
            type="button"
            onClick={() => onChoose(operator)}
            className="flex min-h-8 items-center gap-1 rounded-xs border border-line px-2 text-sm text-muted pointer-coarse:min-h-11 hover:border-edge hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
          >
            <span className="font-semibold text-ink">{operator}</span>
            {hint}
          </button>
        </li>
      ))}
    </ul>
  );
}
