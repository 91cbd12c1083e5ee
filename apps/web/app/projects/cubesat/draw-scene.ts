import { type GeoProjection, geoPath } from 'd3-geo';
import { type Layer, reach, type Scene, type Tone } from './scene.ts';

export type Palette = Record<Tone, string>;

function paint(
  context: CanvasRenderingContext2D,
  projection: GeoProjection,
  layers: Layer[],
  palette: Palette,
) {
  const { width } = context.canvas;
  const scale = width / (2 * reach);
  context.setTransform(scale, 0, 0, scale, width / 2, width / 2);
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

/** A canvas's content, and what it was drawn of. */
interface Kept {
  key: string;
  context: CanvasRenderingContext2D;
}

/** Lays one canvas's content in place of another's. */
function copyOnto(context: CanvasRenderingContext2D, below: CanvasRenderingContext2D) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'copy';
  context.drawImage(below.canvas, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

/** Draws scenes on a square canvas. Each sheet, with those below it, is kept for as long as it looks the same. */
export function painterOf(context: CanvasRenderingContext2D) {
  const { canvas } = context;
  const kept: Kept[] = [];
  return ({ projection, sheets, moving }: Scene, palette: Palette) => {
    let key = `${canvas.width} ${Object.values(palette).join()}`;
    for (const [index, sheet] of sheets.entries()) {
      key += `|${sheet.key}`;
      const known = kept[index];
      if (known?.key === key) continue;
      const drawing = known?.context ?? document.createElement('canvas').getContext('2d');
      if (!drawing) return;
      // To set its size also clears it.
      drawing.canvas.width = canvas.width;
      drawing.canvas.height = canvas.height;
      const below = kept[index - 1];
      if (below) copyOnto(drawing, below.context);
      paint(drawing, projection, sheet.layers(), palette);
      kept[index] = { key, context: drawing };
    }
    const top = kept.at(-1);
    if (top) copyOnto(context, top.context);
    paint(context, projection, moving, palette);
  };
}
