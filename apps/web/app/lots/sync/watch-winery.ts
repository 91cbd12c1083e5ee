import { closeCodes, livePath, WineryFrame } from '@orbit-vine/contract/live.ts';
import * as z from 'zod/mini';
import { reconnectDelayMs } from '../../platform/backoff.ts';

/** Calls `onChanged` when anyone changes the winery, until the returned function is called. Reconnects by itself. */
export function watchWinery(wineryId: string, onChange: (seq: number) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const connect = () => {
    clearTimeout(timer);
    const address = new URL(livePath, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const current = new WebSocket(address);
    socket = current;
    current.addEventListener('open', () =>
      current.send(JSON.stringify({ type: 'winery', wineryId, watch: true })),
    );
    current.addEventListener('message', ({ data }) => {
      failures = 0;
      const frame = z.safeParse(WineryFrame, JSON.parse(String(data)));
      if (frame.success && frame.data.wineryId === wineryId) onChange(frame.data.seq);
    });
    current.addEventListener('close', ({ code }) => {
      // After a sign-out the next request reports the ended session.
      if (signal.aborted || current !== socket || code === closeCodes.signedOut) return;
      timer = setTimeout(connect, reconnectDelayMs(failures, Math.random()));
      failures += 1;
    });
  };
  const leave = () => {
    clearTimeout(timer);
    const gone = socket;
    socket = undefined;
    gone?.close();
  };
  const again = () => {
    leave();
    connect();
  };
  window.addEventListener('online', again, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && again(), { signal });
  connect();
  return () => {
    leaving.abort();
    leave();
  };
}
