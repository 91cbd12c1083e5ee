import type { WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import { sendCellarMessage } from '@orbit-vine/contract/lots-endpoints.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { keepOnDevice, keptOnDevice } from '../../platform/lots-on-device.ts';
import { useUntilSent } from './use-until-sent.ts';

/** A message that the server has not confirmed. Its id is the idempotency key. */
interface Waiting {
  id: string;
  text: string;
  /** The message whose question it answers, if that is not the sender's last. */
  about?: string;
  writtenAt?: string;
  /** Why the server refused it for good. */
  refused?: string;
}

interface OutboxOptions {
  memberId: string;
  wineryId: string;
  onSent: (sent: { message: WineryMessage; entries: WineryEntry[] }) => void;
}

/** The queue on this device, shared by all pages of a member and winery. */
function useWaiting(memberId: string, name: string) {
  const [waiting, setWaiting] = useState(() => keptOnDevice<Waiting[]>(memberId, name) ?? []);
  const stored = useRef({ waiting, isKept: true });
  // Another page of the member may have changed the queue.
  const reload = () => {
    if (stored.current.isKept) stored.current.waiting = keptOnDevice<Waiting[]>(memberId, name) ?? [];
    setWaiting(stored.current.waiting);
  };
  const change = (alter: (all: Waiting[]) => Waiting[]) => {
    reload();
    const changed = alter(stored.current.waiting);
    stored.current = { waiting: changed, isKept: keepOnDevice(memberId, name, changed) };
    setWaiting(changed);
  };
  const elsewhere = useEffectEvent(reload);
  useEffect(() => {
    const listen = () => elsewhere();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return [waiting, change] as const;
}

/** Keeps messages on the device, in order, until the server has them. */
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
