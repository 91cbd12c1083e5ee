import { later } from '../ui/later.tsx';
import { PlainText } from './message/plain-text.tsx';

const Markdown = later(() => import('./message/markdown.tsx').then((module) => module.Markdown), {
  waiting: Plain,
  missing: Plain,
});

/** Most messages are plain sentences, and need no Markdown to be fetched. */
const hasMarks = /[*~`[\]\\]|\b_|_\b|https?:|www\.|^\s*(>|[-+]\s|\d+[.)]\s)|\w@\w/m;

export function MessageText({ content }: { content: string }) {
  return (
    <div className="mt-0.5 leading-relaxed wrap-anywhere">
      {hasMarks.test(content) ? <Markdown text={content} /> : <Plain text={content} />}
    </div>
  );
}

function Plain({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap">
      <PlainText text={text} />
    </p>
  );
}
