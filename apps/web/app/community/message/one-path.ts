import type { Drawing } from '../../ui/icon.tsx';

/**
 * A drawing of circles, lines and paths as one path. Hundreds of them stand in a channel, each of whose shapes the
 * browser paints by itself.
 */
export function onePath(drawing: Drawing): Drawing {
  return [['path', { d: drawing.map(pathOf).join('') }]];
}

function pathOf([shape, { d, cx, cy, r, x1, y1, x2, y2 }]: Drawing[number]): string {
  if (shape === 'circle')
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`;
  if (shape === 'line') return `M${x1} ${y1}L${x2} ${y2}`;
  // From the corner again: it may begin relative to where it is.
  if (shape === 'path') return `M0 0${d}`;
  throw new Error(`A ${shape} cannot be drawn as a path.`);
}
