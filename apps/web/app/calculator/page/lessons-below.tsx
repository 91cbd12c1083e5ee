import { Fragment } from 'react';
import type { Lessons } from '../definition/lesson.ts';

const lessonsById = import.meta.glob<Lessons>('../../tools/*/lessons.ts', { import: 'lessons', eager: true });

/** What stands below a calculator of the bench. */
export function LessonsBelow({ id }: { id: string }) {
  const { education = [], whyOthersDiffer = [] } = lessonsById[`../../tools/${id}/lessons.ts`] ?? {};
  return (
    <>
      {education.map(({ heading, text }) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </Fragment>
      ))}
      {whyOthersDiffer.length > 0 && (
        <>
          <h2>Why others differ</h2>
          <ul>
            {whyOthersDiffer.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
