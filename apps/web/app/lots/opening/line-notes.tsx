import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import type { OpeningLine } from './opening-line.ts';

/** A line of the list as it was written. */
export function WrittenLine({ text, columns }: { text: string; columns: number }) {
  const { entry } = useWording();
  return (
    <tr>
      <td colSpan={columns} className="wrap-anywhere pt-2 text-muted">
        {entry.quoted(text)}
      </td>
    </tr>
  );
}

/** What is missing in a line, and what was left out. */
export function LineNotes({ line, columns }: { line: OpeningLine; columns: number }) {
  const { entry } = useWording();
  const { openingList } = useOfficeWording();
  const { ignoredColumns = [], questions } = line;
  const ignored = [
    line.ignored,
    ignoredColumns.length > 0 && openingList.columns(ignoredColumns.map(entry.quoted).join(', ')),
  ]
    .filter(Boolean)
    .join('; ');
  if (questions.length === 0 && ignored === '') return null;
  return (
    <tr>
      <td colSpan={columns} className="pb-2">
        {questions.map((question) => (
          <strong key={question} className="block font-semibold text-wine">
            {question}
          </strong>
        ))}
        {ignored !== '' && <span className="wrap-anywhere block">{openingList.ignored(ignored)}</span>}
      </td>
    </tr>
  );
}
