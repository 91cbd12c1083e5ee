import type { WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { sendCellarMessage } from '@orbit-vine/contract/lots-endpoints.ts';
import { call } from '../../platform/api.ts';
import { lotsKey } from '../../platform/lots-on-device.ts';
import { mergeRecords } from '../../platform/merge-records.ts';
import { listOf, storedBy } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';
import { useUntilSent } from './use-until-sent.ts';

/** A message that the server has not confirmed. Its id is the idempotency key. */
interface Waiting {
  id: string;
  text: string;
  /** The message whose question it answers, if that is not the sender's last. */
  about?: string;
  writtenAt?: string;
  /** Why the server refused it for good, and the code of that problem. */
  refused?: string;
  code?: string;
}

interface OutboxOptions {
  memberId: string;
  wineryId: string;
  onSent: (sent: { message: WineryMessage; entries: WineryEntry[] }) => void;
}

/** The queue on this device, shared by all pages of a member and winery. */
const waitingIn = storedBy((memberId: string, wineryId: string) => ({
  key: lotsKey(memberId, `outbox:${wineryId}`),
  ...listOf((item) => (item as Waiting | null) ?? undefined),
  merge: mergeRecords<Waiting>(({ id }) => id),
}));

/** Keeps messages on the device, in order, until the server has them. */
export function useOutbox({ memberId, wineryId, onSent }: OutboxOptions) {
  const outbox = waitingIn(memberId, wineryId);
  const waiting = useStored(outbox);
  const drop = (id: string) => outbox.change((all) => all.filter((each) => each.id !== id));
  useUntilSent({
    task: waiting.find(({ refused }) => refused === undefined),
    send: ({ refused: _, code: __, ...body }) => call(sendCellarMessage, { params: { wineryId }, body }),
    onSent: (sent, { id }) => {
      onSent(sent);
      drop(id);
    },
    onRefused: ({ title, code }, { id }) =>
      outbox.change((all) => all.map((each) => (each.id === id ? { ...each, refused: title, code } : each))),
  });
  return {
    waiting,
    send: (text: string, about?: string) =>
      outbox.change((all) => [
        ...all,
        {
          id: crypto.randomUUID(),
          text,
          ...(about && { about }),
          writtenAt: new Date().toISOString(),
        },
      ]),
    drop,
  };
}
