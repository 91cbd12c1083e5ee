import { type GeoProjection, geoPath } from 'd3-geo';
import { type Layer, reach, type Scene, type Sheet, type Tone } from './scene.ts';

export type Palette = Record<Tone, string>;

type Context = CanvasRenderingContext2D;

function begin(
  context: Context,
  projection: GeoProjection,
  palette: Palette,
  empties = true,
): (layer: Layer) => void {
  const { width } = context.canvas;
  const scale = width / (2 * reach);
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (empties) context.clearRect(0, 0, width, width);
  context.setTransform(scale, 0, 0, scale, width / 2, width / 2);
  const path = geoPath(projection, context);
  return (layer) => {
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
  };
}

function lay(context: Context, drawn: Context, how: 'copy' | 'source-over') {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = how;
  context.drawImage(drawn.canvas, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

function sideCanvas({ canvas: { width, height } }: Context): Context {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser cannot draw the picture.');
  context.canvas.width = width;
  context.canvas.height = height;
  return context;
}

/** Caches a sheet. When its look changes, it is redrawn layer by layer and shown when complete. */
function sheetPainter(like: Context) {
  let [drawn, other] = [sideCanvas(like), sideCanvas(like)];
  let shown: string | undefined;
  let next: { key: string; layers: Layer[]; draw: (layer: Layer) => void } | undefined;
  return {
    shown: () => drawn,
    isDrawing: () => next !== undefined,
    begin({ key, layers }: Sheet, projection: GeoProjection, palette: Palette) {
      if (key === (next?.key ?? shown)) return;
      next = { key, layers: [...layers()], draw: begin(other, projection, palette) };
    },
    /** Draws the next layer. True when that completes a sheet with a new look. */
    drawLayer(): boolean {
      if (!next) return false;
      const layer = next.layers.shift();
      if (layer) next.draw(layer);
      if (next.layers.length > 0) return false;
      [drawn, other, shown, next] = [other, drawn, next.key, undefined];
      return true;
    },
  };
}

/**
 * Draws scenes on a square canvas. Each frame redraws one layer of the changed sheets, so that no frame takes long;
 * with `whole`, all of them.
 */
export function painterOf(context: Context, palette: Palette) {
  const painters: ReturnType<typeof sheetPainter>[] = [];
  const still = sideCanvas(context);
  return ({ projection, sheets, moving }: Scene, whole: boolean) => {
    for (const [index, sheet] of sheets.entries()) {
      const painter = painters[index] ?? sheetPainter(context);
      painters[index] = painter;
      if (whole || !painter.isDrawing()) painter.begin(sheet, projection, palette);
    }
    let hasChanged = false;
    do {
      // Upper sheets change less often, and would starve behind a lower one that always changes.
      const busy = painters.findLast((painter) => painter.isDrawing());
      if (busy?.drawLayer()) hasChanged = true;
    } while (whole && painters.some((painter) => painter.isDrawing()));
    if (hasChanged)
      for (const [index, painter] of painters.entries())
        lay(still, painter.shown(), index === 0 ? 'copy' : 'source-over');
    lay(context, still, 'copy');
    const draw = begin(context, projection, palette, false);
    for (const layer of moving) draw(layer);
  };
}
