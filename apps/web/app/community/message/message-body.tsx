import type { Attachment } from '@orbit-vine/contract/messages.ts';
import { useStored } from '../../platform/use-stored.ts';
import { later } from '../../ui/later.tsx';
import { Attachments } from './attachments.tsx';
import { useTabIndex } from './row-stop.ts';
import { MessageText } from './text/message-text.tsx';
import { ownAddressesIn } from './text/own-addresses.ts';
import { PreviewPlaces } from './text/preview-places.tsx';
import { previewsHidden } from './view-settings.ts';

const CalculationCard = later(
  () => import('../tools/calculation-card.tsx').then((module) => module.CalculationCard),
  { missing: () => null },
);

const LinkPreviews = later(() => import('./text/link-previews.tsx').then((module) => module.LinkPreviews), {
  waiting: PreviewPlaces,
  missing: PreviewPlaces,
});

interface MessageBodyProps {
  content: string;
  files: readonly Attachment[];
}

export function MessageBody({ content, files }: MessageBodyProps) {
  const tabIndex = useTabIndex();
  const urls = useStored(previewsHidden) ? [] : ownAddressesIn(content);
  return (
    <>
      {content && <MessageText content={content} />}
      {content.includes('/tools/') && <CalculationCard content={content} tabIndex={tabIndex} />}
      {urls.length > 0 && <LinkPreviews urls={urls} />}
      <Attachments files={files} />
    </>
  );
}
