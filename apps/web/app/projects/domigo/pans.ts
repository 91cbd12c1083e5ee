export type PanShape = 'rectangle' | 'round';

/** Inside dimensions. */
export interface Pan {
  shape: PanShape;
  lengthCm: number;
  widthCm: number;
  /** Of a round pan. */
  diameterCm: number;
  depthCm: number;
}

export function panVolumeCm3({ shape, lengthCm, widthCm, diameterCm, depthCm }: Pan): number {
  const floor = shape === 'rectangle' ? lengthCm * widthCm : (Math.PI / 4) * diameterCm ** 2;
  return floor * depthCm;
}

export function doughForPan(doughGrams: number, from: Pan, to: Pan): number {
  return (doughGrams * panVolumeCm3(to)) / panVolumeCm3(from);
}
