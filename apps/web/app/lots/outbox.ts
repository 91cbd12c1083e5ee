import type { WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { sendCellarMessage } from '@orbit-vine/contract/lots-endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { call, ProblemError } from '../platform/api.ts';
import { keepOnDevice, keptOnDevice } from '../platform/lots-on-device.ts';
import { isRefusal } from '../platform/query-client.ts';

/** A message that the server has not confirmed. Its id is the key by which a repeat stays one message. */
export interface Waiting {
  id: string;
  text: string;
  /** The message whose question it answers, where that is not the sender's last. */
  about?: string;
  /** Why the server will not take it, which trying again would not change. */
  refused?: string;
}

interface OutboxOptions {
  memberId: string;
  wineryId: string;
  onSent: (sent: { message: WineryMessage; entries: WineryEntry[] }) => void;
}

const againMs = 8_000;

/** What was written stays on the device until the server has it, in its order, over reloads and lost signal. */
export function useOutbox({ memberId, wineryId, onSent }: OutboxOptions) {
  const name = `outbox:${wineryId}`;
  const [waiting, setWaiting] = useState(() => keptOnDevice<Waiting[]>(memberId, name) ?? []);
  const sending = useRef(false);
  const told = useRef(onSent);
  told.current = onSent;
  useEffect(() => keepOnDevice(memberId, name, waiting), [memberId, name, waiting]);
  const next = waiting.find(({ refused }) => refused === undefined);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run.
  useEffect(() => {
    if (!next || sending.current) return;
    sending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);
    const drop = () => setWaiting((all) => all.filter(({ id }) => id !== next.id));
    call(sendCellarMessage, {
      params: { wineryId },
      body: { id: next.id, text: next.text, ...(next.about && { about: next.about }) },
    })
      .then((sent) => {
        sending.current = false;
        told.current(sent);
        drop();
      })
      .catch((reason: unknown) => {
        sending.current = false;
        if (isRefusal(reason) && reason instanceof ProblemError && reason.status !== 401)
          setWaiting((all) =>
            all.map((each) => (each.id === next.id ? { ...each, refused: reason.title } : each)),
          );
        else timer = setTimeout(again, againMs);
      });
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [next?.id, tries, wineryId]);
  return {
    waiting,
    send: (text: string, about?: string) =>
      setWaiting((all) => [...all, { id: crypto.randomUUID(), text, ...(about && { about }) }]),
    drop: (id: string) => setWaiting((all) => all.filter((each) => each.id !== id)),
  };
}
