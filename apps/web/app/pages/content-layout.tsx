import { Outlet } from 'react-router';
import '../styles/site.css';
import { Footer } from '../ui/footer.tsx';
import { Header } from '../ui/header.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';

/** The frame of pages without React in the browser. */
export default function ContentLayout() {
  return (
    <SiteFrame header={<Header />} footer={<Footer />}>
      <Outlet />
    </SiteFrame>
  );
}
