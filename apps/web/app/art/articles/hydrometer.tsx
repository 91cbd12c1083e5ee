export function Drawing() {
  const ticks = Array.from(
    { length: 27 },
    (_, index) => `M${index % 5 === 0 ? 208 : 224} ${12 + 6 * index}h${index % 5 === 0 ? 64 : 32}`,
  );
  return (
    <>
      <path className="fill-wine/15" d="M0 128q60-14 120 0t120 0 120 0 120 0v112H0z" />
      <path className="stroke-edge" d="M200-10v190q-26 16-26 70m106-260v190q26 16 26 70" />
      <path className="stroke-ink" d={ticks.join('')} />
      <path className="stroke-wine" strokeWidth="2" d="M0 128q60-14 120 0t120 0 120 0 120 0" />
    </>
  );
}
