import type { Drawing } from '../../../ui/icon.tsx';

/**
 * Turns a drawing of circles, lines, and paths into one path. A channel shows hundreds of them, and the browser
 * paints each shape separately.
 */
export function onePath(drawing: Drawing): Drawing {
  return [['path', { d: drawing.map(pathOf).join('') }]];
}

function pathOf([shape, { d, cx, cy, r, x1, y1, x2, y2 }]: Drawing[number]): string {
  if (shape === 'circle')
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`;
  if (shape === 'line') return `M${x1} ${y1}L${x2} ${y2}`;
  // Back to the origin, since the path may start with a relative command.
  if (shape === 'path') return `M0 0${d}`;
  throw new Error(`A ${shape} cannot be drawn as a path.`);
}
