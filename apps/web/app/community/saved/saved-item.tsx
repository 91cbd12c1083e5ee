import type { SavedMessage } from '@orbit-vine/contract/saved-messages.ts';
import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { shortMoment } from '../../ui/dates.ts';
import { later } from '../../ui/later.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PanelLink } from '../message/panel-link.tsx';
import { PartsLine } from '../message/parts-line.tsx';
import { useChannelName } from '../queries/use-channel-name.ts';
import { savedKey, unsave } from '../sync/saved.ts';

const SaveDialog = later(() =>
  import('../message/actions/save-dialog.tsx').then((module) => module.SaveDialog),
);

export function SavedItem({ saved: { message, remindAt } }: { saved: SavedMessage }) {
  const { author, channelId, content, attachments, createdAt } = message;
  const channel = useChannelName(channelId);
  const [changing, setChanging] = useState(false);
  const { pending, run } = useAction({ refetch: [savedKey], done: 'Removed from your saved messages' });
  const remove = (item: HTMLElement | null) => {
    // The item disappears with the focus.
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    void run(async () => {
      await unsave(message.id);
      const next =
        beside?.querySelector('a') ??
        (item?.closest('dialog') ?? item?.closest('[data-panel]'))?.querySelector('h2');
      next?.focus();
    });
  };
  const isDue = remindAt !== undefined && new Date(remindAt) <= new Date();
  return (
    <li
      className={`-mx-2 border-l-2 border-b border-b-line pb-2 last:border-b-0 ${isDue ? 'border-l-wine bg-wine/5' : 'border-l-transparent'}`}
    >
      <PanelLink
        message={message}
        className="flex min-w-0 gap-3 rounded-xs px-2 pt-3 pb-1 hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine"
      >
        <Avatar name={author.name} src={author.avatar} />
        <div className="min-w-0 flex-1">
          <p className="leading-snug">
            <span className="font-semibold wrap-anywhere">{author.name}</span> in {channel}
          </p>
          <TimeAgo at={createdAt} />
          <p className="mt-1 line-clamp-3 leading-snug wrap-anywhere">
            {stripMarkdown(content) || attachments.map(({ name }) => name).join(', ')}
          </p>
          <PartsLine message={message} />
        </div>
      </PanelLink>
      <div className="flex flex-wrap items-center gap-x-4 px-2 pl-15 text-sm">
        {remindAt && (
          <p className={isDue ? 'font-semibold text-wine' : 'text-muted'}>
            {isDue ? 'Due' : 'Reminder:'} {shortMoment(remindAt)}
          </p>
        )}
        <Button look="link" onClick={() => setChanging(true)}>
          {remindAt ? 'Change reminder' : 'Remind me'}
        </Button>
        <Button
          look="link"
          pending={pending}
          onClick={({ currentTarget }) => remove(currentTarget.closest('li'))}
        >
          Remove
        </Button>
      </div>
      {changing && <SaveDialog message={message} onDone={() => setChanging(false)} />}
    </li>
  );
}
