export type PanShape = 'rectangle' | 'round';

/** Inside measures. */
export interface Pan {
  shape: PanShape;
  lengthCm: number;
  widthCm: number;
  /** Of a round one. */
  diameterCm: number;
  depthCm: number;
}

export function panVolumeCm3({ shape, lengthCm, widthCm, diameterCm, depthCm }: Pan): number {
  const floor = shape === 'rectangle' ? lengthCm * widthCm : (Math.PI / 4) * diameterCm ** 2;
  return floor * depthCm;
}

/** How much dough fills another pan as high as the first was filled: in proportion to what they hold. */
export function doughForPan(doughGrams: number, from: Pan, to: Pan): number {
  return (doughGrams * panVolumeCm3(to)) / panVolumeCm3(from);
}
