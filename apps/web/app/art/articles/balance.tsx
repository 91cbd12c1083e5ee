export function Drawing() {
  const pan = 'h96q-8 30-48 30t-48-30z';
  return (
    <>
      <path className="stroke-line" d="M0 212h480" />
      <path className="stroke-ink" strokeWidth="2" d="M240 44v168m-44 0h88M112 76l256-24" />
      <circle className="fill-paper stroke-ink" strokeWidth="2" cx="240" cy="64" r="7" />
      <path className="stroke-edge" d="M112 76l-48 80m48-80 48 80M368 52l-48 80m48-80 48 80" />
      <path className="fill-sheet stroke-wine" strokeWidth="1.5" d={`M64 156${pan}M320 132${pan}`} />
      <path className="fill-wine/20 stroke-wine" d="M80 156q32-34 64 0z" />
    </>
  );
}
