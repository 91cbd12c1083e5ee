import type { ReactNode } from 'react';
import { ContourMap } from '../art/contour-map.tsx';

interface PageTitleProps {
  label: string;
  title: string;
  /** The number of the hillside drawn beside it, or another drawing. */
  beside: number | ReactNode;
  children?: ReactNode;
}

export function PageTitle({ label, title, beside, children }: PageTitleProps) {
  return (
    <div className="graduated relative overflow-hidden border-ink border-b">
      {typeof beside === 'number' && (
        <div className="fades-in absolute inset-y-0 right-0 w-1/2 text-edge opacity-30 md:opacity-55">
          <ContourMap seed={beside} width={576} height={320} className="size-full" />
        </div>
      )}
      <div className="wrap relative pt-14 pb-12 md:pt-24 md:pb-16">
        {typeof beside === 'object' && beside}
        <p className="label">{label}</p>
        <h1 className="cleared mt-4 max-w-4xl text-[clamp(2.5rem,6vw,4.5rem)]">{title}</h1>
        {children && <div className="cleared mt-6 max-w-2xl text-lg md:text-xl">{children}</div>}
      </div>
    </div>
  );
}
