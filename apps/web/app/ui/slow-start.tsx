/** Shown if the script does not start in time, or never; rendered by the build, like `Prerendered`. */
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
