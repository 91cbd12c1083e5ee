import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../apps/server/src/platform/free-port.ts';
import { browserArguments, findHeadlessShell } from './browser.ts';

type Settings = NonNullable<NonNullable<Parameters<typeof lighthouse>[2]>['settings']>;

export interface LighthouseBrowser {
  audit(url: string, settings: Settings): Promise<Result>;
  close(): Promise<void>;
}

export async function openForLighthouse(): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findHeadlessShell(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  return {
    async audit(url, settings) {
      const result = await lighthouse(
        url,
        { port, logLevel: 'error' },
        { extends: 'lighthouse:default', settings },
      );
      if (!result) throw new Error(`no result for ${url}`);
      return result.lhr;
    },
    close: () => browser.close(),
  };
}
