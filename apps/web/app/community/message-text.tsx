import { lazy, Suspense } from 'react';
import { PlainText } from './message/plain-text.tsx';

const Markdown = lazy(() =>
  import('./message/markdown.tsx').then((module) => ({ default: module.Markdown })),
);

/** Most messages are plain sentences, and need no Markdown to be fetched. */
const hasMarks = /[*~`[\]\\]|\b_|_\b|https?:|www\.|^\s*(>|[-+]\s|\d+[.)]\s)|\w@\w/m;

export function MessageText({ content }: { content: string }) {
  const plain = (
    <p className="whitespace-pre-wrap">
      <PlainText text={content} />
    </p>
  );
  return (
    <div className="mt-0.5 leading-relaxed wrap-anywhere">
      {hasMarks.test(content) ? (
        <Suspense fallback={plain}>
          <Markdown text={content} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
