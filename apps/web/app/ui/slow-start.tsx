/** Shown where the script does not start within a while, or never will; rendered when the site is built, as `Prerendered` is. */
export function SlowStart() {
  return (
    <p className="slow-start" suppressHydrationWarning>
      {import.meta.env.SSR ? (
        <>
          This is taking a while. The page needs JavaScript and a browser from 2024 or later.{' '}
          <a href="/">Home</a>
        </>
      ) : (
        ''
      )}
    </p>
  );
}
