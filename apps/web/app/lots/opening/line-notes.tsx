import type { OpeningLine } from './opening-line.ts';

/** A line of the list as it was written. */
export function WrittenLine({ text, columns }: { text: string; columns: number }) {
  return (
    <tr>
      <td colSpan={columns} className="wrap-anywhere pt-2 text-muted">{`“${text}”`}</td>
    </tr>
  );
}

/** What is missing in a line, and what was left out. */
export function LineNotes({ line: { ignored, questions }, columns }: { line: OpeningLine; columns: number }) {
  if (questions.length === 0 && ignored === '') return null;
  return (
    <tr>
      <td colSpan={columns} className="pb-2">
        {questions.map((question) => (
          <strong key={question} className="block font-semibold text-wine">
            {question}
          </strong>
        ))}
        {ignored !== '' && (
          <span className="wrap-anywhere block">{`Not understood, and left out: ${ignored}`}</span>
        )}
      </td>
    </tr>
  );
}
