import { splitMentions } from '@orbit-vine/contract/mentions.ts';

/** Text with its mentions marked. */
export function PlainText({ text }: { text: string }) {
  return splitMentions(text).map(({ text: part, mention, at }) =>
    mention ? (
      <mark key={at} className="rounded-xs box-decoration-clone bg-vine/12 px-0.5 font-semibold text-vine">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** A message, or a part of one, as it was written. */
export function PlainParagraph({ text }: { text: string }) {
  return (
    <p dir="auto" className="text-wrap whitespace-pre-wrap">
      <PlainText text={text} />
    </p>
  );
}
