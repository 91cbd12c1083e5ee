/** Shown where the script does not start within a while, or never will; rendered when the site is built, as `Prerendered` is. */
export function SlowStart() {
  return (
    <p className="slow-start" suppressHydrationWarning>
      {import.meta.env.SSR ? (
        <>
          This takes long. It needs JavaScript, and a browser of 2024 or later. <a href="/">Home</a>
        </>
      ) : (
        ''
      )}
    </p>
  );
}
