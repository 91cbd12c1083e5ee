import { splitMentions } from '@orbit-vine/contract/mentions.ts';
import { useContext } from 'react';
import { later } from '../../../ui/later.tsx';
import { MemberContext } from '../../sync/member-context.ts';

const Mention = later(() => import('./mention.tsx').then((module) => module.Mention), {
  waiting: PlainMention,
  missing: PlainMention,
});

/** Only members get links to members' cards. */
export function MentionText({ text }: { text: string }) {
  const Marked = useContext(MemberContext) ? Mention : PlainMention;
  return <Marked text={text} />;
}

function PlainMention({ text }: { text: string }) {
  return (
    <mark className="rounded-xs box-decoration-clone bg-vine/12 px-0.5 font-semibold text-vine">{text}</mark>
  );
}

export function PlainParagraph({ text }: { text: string }) {
  return (
    <p dir="auto" className="text-wrap whitespace-pre-wrap">
      {splitMentions(text).map(({ text: part, mention, at }) =>
        mention ? <MentionText key={at} text={part} /> : part,
      )}
    </p>
  );
}
