import { Outlet } from 'react-router';

export default function ArticleLayout() {
  return (
    <article>
      <Outlet />
    </article>
  );
}
