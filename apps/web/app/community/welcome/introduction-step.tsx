import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { cardQuery } from '../../account/members/members.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { leavePanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { focusComposer } from '../focus-composer.ts';
import { channelHref } from '../links.ts';
import { channelsQuery } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { introducing } from './introducing.ts';
import { channelOfIntroductions, introductionOf } from './introduction.ts';
import type { StepProps } from './step-props.ts';

export function IntroductionStep({ pending, onDone }: StepProps) {
  const { user, drafts } = useMemberTools();
  const navigate = useNavigate();
  const { data: card, error, refetch } = useQuery(cardQuery(user.id));
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const channel = channelOfIntroductions(channels);
  if (!card)
    return error ? <Retry message={error.message} onRetry={() => void refetch()} /> : <SkeletonRows />;
  if (!channel) return <p>There is no channel to write in yet.</p>;
  const text = introductionOf(card);
  const edit = async () => {
    drafts.change(channel.id, (draft) =>
      draft.text.includes(text) ? draft : { ...draft, text: [draft.text, text].filter(Boolean).join('\n') },
    );
    // On a phone the panel closes, and the line above the channel opens it again once the message is sent.
    introducing.set(channel.id);
    leavePanel();
    await navigate(channelHref(channel.id));
    focusComposer();
    onDone();
  };
  return (
    <>
      <p>Tell the others who you are. You could begin with this:</p>
      <blockquote className="border-l-4 border-line pl-4 wrap-anywhere">{text}</blockquote>
      <p className="text-sm text-muted">
        It becomes a draft in {channel.name}. Change what you like; nothing is posted until you send it.
      </p>
      <Button look="primary" size="large" pending={pending} onClick={() => void edit()}>
        Edit it in {channel.name}
      </Button>
    </>
  );
}
