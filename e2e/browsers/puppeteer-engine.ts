import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserArguments } from '../browser.ts';
import type { Engine, Tab } from './tab.ts';

export async function startWithPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    protocol: 'webDriverBiDi',
    args: browser === 'chrome' ? browserArguments : [],
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    version: (await started.version()).replace(/^\D+/, ''),
    openTab: () => openTab(started),
    stop: () => started.close(),
  };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (ask, ...args) => page.evaluate(ask as never, ...args),
    click: (selector) =>
      page
        .locator(selector.startsWith('//') ? `::-p-xpath(${selector})` : selector)
        // Firefox 140 never answers this check, which `clickWhenReady` has already made.
        .setWaitForEnabled(false)
        .click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    close: () => context.close(),
  };
}
