import type { WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { sendCellarMessage } from '@orbit-vine/contract/lots-endpoints.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { keepOnDevice, keptOnDevice } from '../../platform/lots-on-device.ts';
import { useUntilSent } from './use-until-sent.ts';

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
  const drop = (id: string) => setWaiting((all) => all.filter((each) => each.id !== id));
  useUntilSent({
    task: waiting.find(({ refused }) => refused === undefined),
    send: ({ refused: _, ...body }) => call(sendCellarMessage, { params: { wineryId }, body }),
    onSent: (sent, { id }) => {
      onSent(sent);
      drop(id);
    },
    onRefused: (why, { id }) =>
      setWaiting((all) => all.map((each) => (each.id === id ? { ...each, refused: why } : each))),
  });
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
    drop,
  };
}
