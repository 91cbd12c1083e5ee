import { Outlet } from 'react-router';
import '../styles/site.css';
import { SiteFrame } from '../ui/site-frame.tsx';

/** The frame of pages without React in the browser. */
export default function ContentLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
