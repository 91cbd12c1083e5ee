import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SignInDialog } from '../../account/sign-in-dialog.tsx';
import { whoIsHere, whoModerates } from '../../account/who-is-here.ts';
import { community } from '../../platform/site.ts';
import { ChannelTitle } from '../channels/channel-title.tsx';
import { ClosedComposer } from '../composer/composer-frame.tsx';
import { placeholderChannels } from '../queries/channels.ts';
import { forgetMember } from '../queries/forget-member.ts';
import { statusQuery } from '../queries/status.ts';
import { Examples } from '../timeline/examples.tsx';
import { Page } from '../timeline/page.tsx';
import { Frame } from './frame.tsx';

const [first] = placeholderChannels;

interface VisitorCommunityProps {
  invalidCode?: string | undefined;
  ended?: boolean;
}

export function VisitorCommunity({ invalidCode, ended = false }: VisitorCommunityProps) {
  const queryClient = useQueryClient();
  useEffect(() => forgetMember(queryClient), [queryClient]);
  const { data: status } = useQuery({ ...statusQuery, enabled: false });
  const { members = 0, wroteThisWeek = 0, staff = [] } = status ?? {};
  if (!first) return null;
  return (
    <>
      <Frame channels={placeholderChannels} activeId={first.id} title={<ChannelTitle channel={first} />}>
        <Page label={first.name}>
          <Examples />
        </Page>
        <ClosedComposer placeholder="Sign in to join the conversation" />
      </Frame>
      <SignInDialog
        communityName={community.name}
        invalidCode={invalidCode}
        endedElsewhere={ended}
        people={whoIsHere({ members, wroteThisWeek })}
        moderators={whoModerates(staff)}
      />
    </>
  );
}
