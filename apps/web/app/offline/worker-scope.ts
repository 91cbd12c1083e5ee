interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The used part of a service worker's scope: TypeScript's "webworker" library conflicts with "dom". */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** A part of the site that works offline, with a separate worker and caches. */
export type OfflineArea = 'tools' | 'blog' | 'lots' | 'wset';
