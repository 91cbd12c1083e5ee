interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What the workers use of a service worker's scope; its own library cannot stand beside that of pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** An area of the site that is kept for use without a network: it has a worker and caches of its own. */
export type OfflineArea = 'tools' | 'blog' | 'lots';
