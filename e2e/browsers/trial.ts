import type { openNetwork } from '../../apps/server/testing/cut.ts';
import type { TestServer } from '../server.ts';
import type { Tab } from './tab.ts';

export interface Trial {
  /** The engine's name, part of every text, since all engines share the community. */
  name: string;
  url: string;
  server: TestServer;
  network: Awaited<ReturnType<typeof openNetwork>>;
  openTab(): Promise<Tab>;
}

export type Journey = [title: string, run: (trial: Trial) => Promise<void>];

export const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();
