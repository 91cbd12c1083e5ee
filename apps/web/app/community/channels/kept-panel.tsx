import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { FilesPanel } from './files-panel.tsx';
import { PinsPanel } from './pins-panel.tsx';

const tabs = [
  { id: 'pins', label: 'Pinned' },
  { id: 'files', label: 'Files' },
] as const;

export function KeptPanel({ channelId }: { channelId: string }) {
  const [shown, show] = useState<(typeof tabs)[number]['id']>('pins');
  return (
    <Tabs label="Pinned messages and files" tabs={tabs} selected={shown} onSelect={show}>
      {shown === 'pins' ? <PinsPanel channelId={channelId} /> : <FilesPanel channelId={channelId} />}
    </Tabs>
  );
}
