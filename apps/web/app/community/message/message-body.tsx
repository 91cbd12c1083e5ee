import type { Attachment } from '@orbit-vine/contract/messages.ts';
import { later } from '../../ui/later.tsx';
import { Attachments } from './attachments.tsx';
import { useTabIndex } from './row-stop.ts';
import { MessageText } from './text/message-text.tsx';

const CalculationCard = later(
  () => import('../tools/calculation-card.tsx').then((module) => module.CalculationCard),
  { missing: () => null },
);

interface MessageBodyProps {
  content: string;
  files: readonly Attachment[];
}

export function MessageBody({ content, files }: MessageBodyProps) {
  const tabIndex = useTabIndex();
  return (
    <>
      {content && <MessageText content={content} />}
      {content.includes('/tools/') && <CalculationCard content={content} tabIndex={tabIndex} />}
      <Attachments files={files} />
    </>
  );
}
