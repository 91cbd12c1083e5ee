import type { WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { sendCellarMessage } from '@orbit-vine/contract/lots-endpoints.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, ProblemError } from '../platform/api.ts';
import { keepOnDevice, keptOnDevice } from '../platform/lots-on-device.ts';
import { isRefusal } from '../platform/query-client.ts';

/** A message that the server has not confirmed. Its id is the key by which a repeat stays one message. */
interface Waiting {
  id: string;
  text: string;
  /** The message whose question it answers, where that is not the sender's last. */
  about?: string;
  /** When it was written: without a connection that may be a day before it is sent. */
  writtenAt?: string;
  /** Why the server will not take it, which trying again would not change. */
  refused?: string;
}

interface OutboxOptions {
  memberId: string;
  wineryId: string;
  onSent: (sent: { message: WineryMessage; entries: WineryEntry[] }) => void;
}

const againMs = 8_000;

/** What waits on the device, for all of a member's pages of one winery alike. */
function useWaiting(memberId: string, name: string) {
  const [waiting, setWaiting] = useState(() => keptOnDevice<Waiting[]>(memberId, name) ?? []);
  const held = useRef({ waiting, isKept: true });
  // Another page of the same member may have written or sent meanwhile.
  const takeUp = () => {
    if (held.current.isKept) held.current.waiting = keptOnDevice<Waiting[]>(memberId, name) ?? [];
    setWaiting(held.current.waiting);
  };
  const change = (alter: (all: Waiting[]) => Waiting[]) => {
    takeUp();
    const changed = alter(held.current.waiting);
    held.current = { waiting: changed, isKept: keepOnDevice(memberId, name, changed) };
    setWaiting(changed);
  };
  const elsewhere = useEffectEvent(takeUp);
  useEffect(() => {
    const listen = () => elsewhere();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return [waiting, change] as const;
}

/** What was written stays on the device until the server has it, in its order, over reloads and lost signal. */
export function useOutbox({ memberId, wineryId, onSent }: OutboxOptions) {
  const [waiting, setWaiting] = useWaiting(memberId, `outbox:${wineryId}`);
  const sending = useRef(false);
  const told = useRef(onSent);
  told.current = onSent;
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
      body: {
        id: next.id,
        text: next.text,
        ...(next.about && { about: next.about }),
        ...(next.writtenAt && { writtenAt: next.writtenAt }),
      },
    })
      .then((sent) => {
        sending.current = false;
        told.current(sent);
        drop();
        // Another page may have taken it off meanwhile, so that the next one did not see an end.
        again();
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
      setWaiting((all) => [
        ...all,
        {
          id: crypto.randomUUID(),
          text,
          ...(about && { about }),
          writtenAt: new Date().toISOString(),
        },
      ]),
    drop: (id: string) => setWaiting((all) => all.filter((each) => each.id !== id)),
  };
}
