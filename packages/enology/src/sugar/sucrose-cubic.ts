/**
 * Apparent specific gravity 20/20 °C of a sucrose solution by Jolicoeur's cubic alone,
 * `SG = 1 + (3.8687 B + 0.013048 B² + 0.0000487 B³) / 1000`: the curve of `brix.ts` up to 40 °Bx, without its checks of
 * range. Within 4e-5 SG of the USDA/NBS table from 0 to 40 °Bx.
 *
 * @source jolicoeur
 */
export function sucroseCubic(brix: number): number {
  return 1 + (brix * (3.8687 + brix * (0.013048 + brix * 0.0000487))) / 1000;
}

/** Its slope, per °Bx. */
export function sucroseCubicSlope(brix: number): number {
  return (3.8687 + brix * (2 * 0.013048 + brix * 3 * 0.0000487)) / 1000;
}

/** The Brix of a specific gravity on the same cubic, by Newton's method; exact to 1e-9 from SG 0.9 to 1.2. */
export function brixOfSucroseCubic(specificGravity: number): number {
  let brix = (specificGravity - 1) * 258;
  for (let round = 0; round < 12; round += 1) {
    brix -= (sucroseCubic(brix) - specificGravity) / sucroseCubicSlope(brix);
  }
  return brix;
}
