import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SignInDialog } from '../account/sign-in-dialog.tsx';
import { community } from '../site.ts';
import { ChannelTitle } from './channel-title.tsx';
import { defaultChannels, forgetMember } from './channels.ts';
import { ClosedComposer } from './composer/box.tsx';
import { Examples } from './examples.tsx';
import { Frame } from './frame.tsx';
import { Page } from './reading/page.tsx';

const [first] = defaultChannels;

/** What somebody without a session sees: the place, examples of what is said there, and the door. */
export function VisitorCommunity({ invalidCode }: { invalidCode?: string | undefined }) {
  const queryClient = useQueryClient();
  useEffect(() => forgetMember(queryClient), [queryClient]);
  if (!first) return null;
  return (
    <>
      <Frame channels={defaultChannels} activeId={first.id} title={<ChannelTitle channel={first} />}>
        <Page label={first.name}>
          <Examples />
        </Page>
        <ClosedComposer placeholder="Sign in to join the conversation" />
      </Frame>
      <SignInDialog communityName={community.name} invalidCode={invalidCode} />
    </>
  );
}
