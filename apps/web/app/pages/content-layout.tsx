import { Outlet } from 'react-router';
import '../styles/site.css';
import { Footer } from '../site/footer.tsx';
import { Header } from '../site/header.tsx';
import { menuId } from '../site/menu.tsx';
import { SiteFrame } from '../site/site-frame.tsx';

export default function ContentLayout() {
  return (
    <SiteFrame drawnFrom={menuId} header={<Header />} footer={<Footer />}>
      <Outlet />
    </SiteFrame>
  );
}
