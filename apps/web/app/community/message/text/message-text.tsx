import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import { hasMarks } from '@orbit-vine/message-text/has-marks.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { later } from '../../../ui/later.tsx';
import { Clipped } from './clipped.tsx';
import { PlainParagraph } from './plain-text.tsx';

const Markdown = later(() => import('./markdown.tsx').then((module) => module.Markdown), {
  waiting: PlainParagraph,
  missing: PlainParagraph,
});

/** Shorter messages never exceed the height limit, so they are not measured. */
const mayBeLong = (content: string) => content.length > 500 || (content.match(/\n/g)?.length ?? 0) > 10;

export function MessageText({ content: written }: { content: string }) {
  // Messages stored before the server removed these controls.
  const content = withoutDirectionControls(written);
  const text = (
    // A text whose rendering fails is shown as written, and the rest of the row stays.
    <Boundary of={content} fallback={<PlainParagraph text={content} />}>
      {hasMarks(content) ? <Markdown text={content} /> : <PlainParagraph text={content} />}
    </Boundary>
  );
  const style = 'text-base leading-[1.45] wrap-anywhere';
  if (mayBeLong(content)) return <Clipped className={style}>{text}</Clipped>;
  return <div className={style}>{text}</div>;
}
