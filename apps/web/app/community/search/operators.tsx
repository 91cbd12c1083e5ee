import { Icon } from '../../ui/icon.tsx';

const operators = [
  { operator: 'from:', hint: 'a member, or me' },
  { operator: 'mentions:', hint: 'a member, or me' },
  { operator: 'in:', hint: 'a channel' },
  { operator: 'has:', hint: 'file, link, or picture' },
  { operator: 'is:', hint: 'pinned, sale, or wanted' },
  { operator: 'before:', hint: 'a day, such as 2026-09-01' },
  { operator: 'after:', hint: 'a day' },
];

interface OperatorsProps {
  explained: boolean;
  onChoose: (operator: string) => void;
  scope: { readonly name: string; readonly chosen: boolean; readonly onToggle: () => void } | undefined;
}

const chipClass =
  'flex min-h-8 items-center gap-1.5 rounded-xs border px-2 text-sm text-muted pointer-coarse:min-h-11 hover:border-edge hover:text-ink focus-visible:outline-2 focus-visible:outline-wine';

export function Operators({ explained, onChoose, scope }: OperatorsProps) {
  return (
    <>
      <ul aria-label="Narrow it down" className="mt-3 flex flex-wrap gap-2">
        {scope && (
          <li className="max-w-full">
            <button
              type="button"
              aria-pressed={scope.chosen}
              onClick={scope.onToggle}
              className={`${chipClass} max-w-full ${scope.chosen ? 'border-wine bg-wine/8' : 'border-line'}`}
            >
              <span className={`truncate font-semibold ${scope.chosen ? 'text-wine' : 'text-ink'}`}>
                In {scope.name}
              </span>
              {scope.chosen && <Icon name="close" className="size-3.5 shrink-0" />}
            </button>
          </li>
        )}
        {operators.map(({ operator, hint }) => (
          <li key={operator}>
            <button type="button" onClick={() => onChoose(operator)} className={`${chipClass} border-line`}>
              <span className="font-semibold text-ink">{operator}</span>
              {hint && <span className={explained ? '' : 'sr-only'}>{hint}</span>}
            </button>
          </li>
        ))}
      </ul>
      {explained && (
        <p className="mt-4 text-sm text-muted">
          “Words in quotes” are found together, in that order. A minus sign before a word leaves out messages
          that contain it. Accents don’t matter, and the names of files are searched, too.
        </p>
      )}
    </>
  );
}
