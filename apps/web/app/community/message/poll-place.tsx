import type { Message } from '@orbit-vine/contract/messages.ts';

export const cardClass = 'mt-1.5 max-w-md rounded-xs border border-line bg-sheet px-3 py-2';

interface PollPlaceProps {
  message: Message;
}

/** As high as the poll, until its script is there. */
export function PollPlace({ message: { poll } }: PollPlaceProps) {
  return (
    <div className={cardClass}>
      {poll?.choices.map(({ text }) => (
        <p key={text} className="grid min-h-11 content-center pr-16 pl-7 leading-snug wrap-anywhere">
          {text}
        </p>
      ))}
      <p className="mt-1 h-11" />
    </div>
  );
}
