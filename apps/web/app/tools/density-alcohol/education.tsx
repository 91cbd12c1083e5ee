/** What stands below the calculator; rendered when the site is built, and not sent as script. */
export function Education() {
  return (
    <>
      <h2>Alcohol by density</h2>
      <p>
        Alcohol is lighter than water, and how the density of their mixture varies with its strength is known
        to a few parts in a million. The International Alcoholometric Tables give it as one polynomial from
        −20 to 40 °C. A tenth of a kilogram per cubic meter is about a tenth of a percent of alcohol.
      </p>
      <h2>More than alcohol and water</h2>
      <p>
        Acids, glycerol, minerals, and any sugar left make a wine heavier than its alcohol alone would. This
        page starts from 5.4 kg/m³ for the extract of a dry wine; each kg/m³ more or less moves the answer by
        about 0.9% vol. Laboratories distill the wine, bring the distillate to the same volume, and measure
        its density: for such a reading, choose “Distillate.”
      </p>
      <h2>Temperature</h2>
      <p>
        Near 20 °C, a wine of 12% vol loses about a quarter of a kilogram per cubic meter for each degree it
        warms. Enter the temperature of the density measurement, and read the line from OIML R 22.
      </p>
    </>
  );
}
