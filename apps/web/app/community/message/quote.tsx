import type { Quote } from '@orbit-vine/contract/messages.ts';
import { CornerUpRight } from 'lucide';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { channelHref } from '../links.ts';
import { quoteText } from './quote-text.ts';
import { useTabIndex } from './row-stop.ts';

export function QuoteLine({ channelId, quote }: { channelId: string; quote: Quote }) {
  const text = (
    <>
      <Icon drawing={CornerUpRight} className="size-3.5 shrink-0" />
      <Avatar name={quote.author.name} src={quote.author.avatar} size="small" />
      <span className="sr-only">In reply to</span>
      <span className="max-w-[60%] shrink-0 truncate font-semibold">{quote.author.name}</span>
      <span dir="auto" className="min-w-0 truncate">
        {quoteText(quote)}
      </span>
    </>
  );
  const line = 'flex min-h-6 max-w-full items-center gap-1.5 text-[0.8125rem] text-muted [grid-area:quote]';
  const tabIndex = useTabIndex();
  if (quote.deleted) return <p className={line}>{text}</p>;
  return (
    <Link
      to={channelHref(channelId, quote.id)}
      tabIndex={tabIndex}
      className={`${line} w-fit rounded-xs hover:text-ink focus-visible:outline-2 focus-visible:outline-wine`}
    >
      {text}
    </Link>
  );
}
