import { geoPath } from 'd3-geo';
import { reach, type Scene, type Tone } from './scene.ts';

export type Palette = Record<Tone, string>;

/** Draws a scene on a canvas of so many device pixels a side. */
export function drawScene(
  context: CanvasRenderingContext2D,
  { projection, layers }: Scene,
  palette: Palette,
  side: number,
) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, side, side);
  const scale = side / (2 * reach);
  context.setTransform(scale, 0, 0, scale, side / 2, side / 2);
  const path = geoPath(projection, context);
  for (const layer of layers) {
    context.beginPath();
    if (layer.shape) path(layer.shape);
    if (layer.dot) context.arc(layer.dot.x, layer.dot.y, layer.dot.radius, 0, 2 * Math.PI);
    for (const line of layer.lines ?? []) {
      context.moveTo(...(line[0] ?? [0, 0]));
      for (const [x, y] of line) context.lineTo(x, y);
    }
    if (layer.fill) {
      context.globalAlpha = layer.fillOpacity ?? 1;
      context.fillStyle = palette[layer.fill];
      context.fill();
    }
    if (layer.stroke) {
      context.globalAlpha = layer.strokeOpacity ?? 1;
      context.strokeStyle = palette[layer.stroke];
      context.lineWidth = layer.width ?? 1;
      context.setLineDash(layer.dash ?? []);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}
