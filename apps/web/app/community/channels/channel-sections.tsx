import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Plus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';

const NewConversation = later(() =>
  import('./new-conversation.tsx').then((module) => module.NewConversation),
);
const NewGroup = later(() => import('./new-group.tsx').then((module) => module.NewGroup));

const sections = [
  { kind: 'group', title: 'Private groups', act: 'New private group', Form: NewGroup },
  { kind: 'direct', title: 'Direct messages', act: 'New message', Form: NewConversation },
] as const;

interface ChannelSectionsProps {
  channels: readonly Channel[];
  listed: (channels: readonly Channel[]) => ReactNode;
  onChosen: (() => void) | undefined;
}

/** The channels with listed members, and the buttons that make new ones. */
export function ChannelSections({ channels, listed, onChosen }: ChannelSectionsProps) {
  const [making, setMaking] = useState<(typeof sections)[number]>();
  return (
    <>
      {sections.map((section) => {
        const own = channels.filter(({ kind }) => kind === section.kind);
        return (
          <section key={section.kind}>
            <div className="flex items-center justify-between pt-4 pr-2.5 pl-5">
              <h3 className="font-sans text-sm font-normal text-muted">{section.title}</h3>
              <IconButton
                label={section.act}
                tip={section.act}
                icon={Plus}
                size="small"
                onClick={() => setMaking(section)}
              />
            </div>
            {own.length > 0 && listed(own)}
          </section>
        );
      })}
      {making && (
        <making.Form
          onDone={(opened) => {
            setMaking(undefined);
            if (opened) onChosen?.();
          }}
        />
      )}
    </>
  );
}
