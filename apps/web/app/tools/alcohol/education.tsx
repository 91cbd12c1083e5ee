/** What stands below the calculator; rendered when the site is built, and not sent as script. */
export function Education() {
  return (
    <>
      <h2>Two readings and a factor</h2>
      <p>
        Yeast turns sugar (heavier than water) into alcohol (lighter) and gas, which leaves. The fall in
        specific gravity tells you how much alcohol was made. Must typically starts at 1.070 to 1.110, and a
        dry wine ends at 0.990 to 0.998. The factor 131.25 is the home winemaker’s rule; published methods
        give a little more, and agree to within a few tenths.
      </p>
      <h2>Temperature</h2>
      <p>
        A hydrometer is right at the temperature printed on it, here 20 °C. In a warmer must it sinks deeper
        and reads too low. The amount depends on sugar and alcohol, not on water alone: a must of 20 °Bx reads
        0.7 °Bx low at 30 °C and 0.5 °Bx high at 10 °C.
      </p>
      <h2>When it matters</h2>
      <p>
        For a label or for tax, alcohol is measured, not calculated: by distillation and density, or by an
        instrument calibrated against them. Degas the sample before a reading that counts.
      </p>
      <h2>Why others differ</h2>
      <p>
        The brewers’ 76.08 (OG − FG) / (1.775 − OG) × FG / 0.794 is behind many web calculators: for a must of
        1.100 it says 15.0% where the five methods say 14.1 to 14.5. With an ebulliometer, use its maker’s
        disk or table: the one formula in circulation gives −1.29% vol in pure water.
      </p>
    </>
  );
}
