/** What stands below the calculator; rendered when the site is built, and not sent as script. */
export function Education() {
  return (
    <>
      <h2>Five scales for one sugar</h2>
      <p>
        Brix and Plato count grams of sugar in 100 grams of must. Specific gravity, Oechsle, Baumé and KMW all
        tell how much heavier the must is than water; only their numbers differ. So one hydrometer reading can
        be told on each of them, and none says more than another.
      </p>
      <h2>Product is not its active part</h2>
      <p>
        A part per million is a milligram in a liter. On the label of an addition it means milligrams of the
        product; in a laboratory’s report, milligrams of sulfur dioxide, nitrogen or copper. Half of potassium
        metabisulfite and a fifth of diammonium phosphate is what counts: the calculators of those additions
        keep the two apart.
      </p>
      <h2>Two gallons</h2>
      <p>
        An imperial gallon is a fifth larger than that of the United States. A recipe that only says “gallon”
        is worth asking where it comes from.
      </p>
    </>
  );
}
