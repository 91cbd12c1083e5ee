import { type ReactNode, useState } from 'react';
import { community } from '../../../platform/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { opensElsewhere } from '../../../ui/opens-elsewhere.ts';
import { TextLink, TextRouteLink } from '../../../ui/text-link.tsx';
import { useChannelName } from '../../queries/use-channel-name.ts';
import { openTool } from '../../tools/open-tool.tsx';
import { toolAddressOf, toolHref } from '../../tools/tool-address.ts';
import { useTabIndex } from '../row-stop.ts';

interface OwnLinkProps {
  url: URL;
  /** The link's text is its address. */
  pasted: boolean;
  children: ReactNode;
}

/**
 * A link to this site. A message or a calculator opens in place; other pages ask first, since they close the
 * community.
 */
export function OwnLink({ url, pasted, children }: OwnLinkProps) {
  const tabIndex = useTabIndex();
  const tool = toolAddressOf(url.href, url.origin);
  if (tool)
    return (
      <TextLink
        href={toolHref(tool)}
        tabIndex={tabIndex}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          openTool(tool);
        }}
      >
        {pasted ? (tool.fragment ? 'this calculation' : 'this calculator') : children}
      </TextLink>
    );
  if (
    url.pathname.startsWith(`${community.path}/admin/`) ||
    !`${url.pathname}/`.startsWith(`${community.path}/`)
  )
    return <LinkOut url={url}>{children}</LinkOut>;
  return (
    <TextRouteLink to={url.pathname + url.search + url.hash} tabIndex={tabIndex}>
      {pasted ? <Place url={url} /> : children}
    </TextRouteLink>
  );
}

function Place({ url }: { url: URL }) {
  const [channelId = '', messageId = ''] = url.pathname.slice(community.path.length + 1).split('/');
  const channel = useChannelName(channelId);
  if (!channelId) return community.name;
  return messageId ? `a message in ${channel}` : channel;
}

/** Paths that keep the reader signed in: the lot manager, and files of messages. */
const keepsSession = /^\/(lots|api)(\/|$)/;

function LinkOut({ url, children }: Omit<OwnLinkProps, 'pasted'>) {
  const tabIndex = useTabIndex();
  const [confirming, setConfirming] = useState(false);
  const needsConfirmation = !keepsSession.test(url.pathname) && !url.pathname.startsWith(community.path);
  return (
    <>
      <TextLink
        href={url.href}
        tabIndex={tabIndex}
        onClick={(event) => {
          if (!needsConfirmation) return;
          event.preventDefault();
          setConfirming(true);
        }}
      >
        {children}
      </TextLink>
      {confirming && (
        <Dialog title={`This leaves ${community.name}`} onDismiss={() => setConfirming(false)}>
          <p className="mt-3">
            Opening this page signs you out here, in every tab. Your draft is kept on this device.
          </p>
          <p className="mt-3 text-sm text-muted wrap-anywhere">{url.href}</p>
          <div className="mt-6 flex justify-end gap-2">
            <Button onClick={() => setConfirming(false)}>Stay</Button>
            <Button look="primary" data-initial-focus onClick={() => window.location.assign(url.href)}>
              Open the page
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
