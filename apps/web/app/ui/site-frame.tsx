import type { ReactNode } from 'react';

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header>Orbit & Vine</header>
      <main id="content">{children}</main>
      <footer>Orbit & Vine</footer>
    </>
  );
}
