import { Avatar } from '../../ui/avatar.tsx';
import { MessageText } from '../message/text/message-text.tsx';
import { MemberContext } from '../sync/member-context.ts';

const examples = [
  {
    author: 'Grower',
    content:
      'Third year of cover crops between the rows. How do you judge what they did to soil moisture in a dry August?',
  },
  {
    author: 'Winemaker',
    content:
      'Our native ferment has slowed to a crawl. @Cellar_hand suggests warming it gently before feeding it. What would you try first?',
  },
  {
    author: 'Cellar_hand',
    content:
      'Who has moved from single bottles to a case club? I would like to compare notes on what members expect.',
  },
];

export function Examples() {
  return (
    <ul className="grid gap-6">
      {examples.map(({ author, content }) => (
        <li key={author} className="flex gap-3 sm:gap-4">
          <Avatar name={author} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{author}</span>
              <span className="rounded-xs border border-line px-1.5 text-xs text-muted">Example</span>
            </p>
            <MemberContext value={undefined}>
              <MessageText content={content} />
            </MemberContext>
          </div>
        </li>
      ))}
    </ul>
  );
}
