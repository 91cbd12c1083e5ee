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

/** Half a pixel on a phone: a globe that has turned by less is not drawn anew. */
const turnInDegrees = 0.1;

/** Draws scenes on a square canvas. The coasts, most of the work, are kept for as long as the globe hardly turns. */
export function painterOf(context: CanvasRenderingContext2D) {
  const { canvas } = context;
  const globe = document.createElement('canvas').getContext('2d');
  let kept: { turn: string; palette: Palette } | undefined;
  return ({ projection, earth, layers }: Scene, palette: Palette) => {
    if (!globe) return;
    const turn = projection
      .rotate()
      .map((angle) => Math.round(angle / turnInDegrees))
      .join();
    if (kept?.turn !== turn || kept.palette !== palette || globe.canvas.width !== canvas.width) {
      // To set its size also clears it.
      globe.canvas.width = canvas.width;
      globe.canvas.height = canvas.height;
      paint(globe, projection, earth, palette);
      kept = { turn, palette };
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(globe.canvas, 0, 0);
    paint(context, projection, layers, palette);
  };
}
