import { Outlet } from 'react-router';
import '../styles/tools.css';
import { SiteFrame } from '../ui/site-frame.tsx';

/** The frame of pages that work something out: React runs in the browser, and the calculators' styles come along. */
export const handle = { hydrate: true };

export default function ToolLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
