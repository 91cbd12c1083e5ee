import type { Definition } from '../../calculator/definition/definition.ts';
import { valuesIn } from '../../calculator/form/share.ts';
import { SmallCalculator } from '../../calculator/small/small-calculator.tsx';
import { Button } from '../../ui/button.tsx';
import { leavePanel } from '../../ui/side-panel.tsx';
import { useOpenAddress } from '../links.ts';
import { useWritableChannel } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { useDefinition } from './definitions.ts';
import { type ToolAddress, toolHref } from './tool-address.ts';
import { sharedText, workOut } from './worked-out.ts';

export function ToolPanel({ address, onAll }: { address: ToolAddress; onAll: () => void }) {
  const definition = useDefinition(address.id);
  if (!definition)
    return (
      <>
        <p>There is no calculator at this address.</p>
        <AllCalculators onOpen={onAll} />
      </>
    );
  return (
    <>
      <SmallCalculator definition={definition} fragment={address.fragment}>
        {({ path }) => <Sharing definition={definition} path={path} />}
      </SmallCalculator>
      <p className="mt-4 text-muted text-sm">
        Sources, steps, and pictures are on the calculator’s own page, which is outside the community.
      </p>
      <AllCalculators onOpen={onAll} />
    </>
  );
}

function AllCalculators({ onOpen }: { onOpen: () => void }) {
  return (
    <Button look="link" className="mt-2" onClick={onOpen}>
      All calculators
    </Button>
  );
}

function Sharing({ definition, path }: { definition: Definition; path: string }) {
  const { outbox } = useMemberTools();
  const channel = useWritableChannel(useOpenAddress().channelId);
  if (!channel) return null;
  const share = () => {
    // On narrow screens the panel covers the conversation.
    leavePanel();
    const fragment = path.slice(path.indexOf('#'));
    const link = window.location.origin + toolHref({ id: definition.id, fragment });
    const worked = workOut(definition, valuesIn(fragment, definition.id));
    outbox.queue({
      id: crypto.randomUUID(),
      channelId: channel.id,
      content: sharedText(definition, worked, link),
      queuedAt: new Date().toISOString(),
    });
  };
  return (
    <Button look="primary" size="large" className="mt-5" onClick={share}>
      Share in {channel.name}
    </Button>
  );
}
