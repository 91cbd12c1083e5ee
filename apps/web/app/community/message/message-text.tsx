import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import { hasMarks } from '@orbit-vine/message-text/has-marks.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { later } from '../../ui/later.tsx';
import { Clipped } from './clipped.tsx';
import { PlainParagraph } from './plain-text.tsx';

const Markdown = later(() => import('./markdown.tsx').then((module) => module.Markdown), {
  waiting: PlainParagraph,
  missing: PlainParagraph,
});

/** What is shorter than this is never higher than a message may be; measuring it would be for nothing. */
const mayBeLong = (content: string) => content.length > 500 || (content.match(/\n/g)?.length ?? 0) > 10;

export function MessageText({ content: written }: { content: string }) {
  // Those stored before the server took them away.
  const content = withoutDirectionControls(written);
  const text = (
    // What cannot be drawn is shown as it was written, and takes nothing else with it.
    <Boundary of={content} fallback={<PlainParagraph text={content} />}>
      {hasMarks(content) ? <Markdown text={content} /> : <PlainParagraph text={content} />}
    </Boundary>
  );
  const style = 'text-base leading-[1.45] wrap-anywhere';
  if (mayBeLong(content)) return <Clipped className={style}>{text}</Clipped>;
  return <div className={style}>{text}</div>;
}
