import type { Page } from '@playwright/test';

export async function drawnPicture(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#7a1f3d';
      pen?.fillRect(0, 0, width, height / 2);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())];
    },
    [type, width, height] as const,
  );
  return Buffer.from(bytes);
}
