import { PageHead } from '../meta.tsx';
import { community } from '../site.ts';
import '../styles/community.css';

export const handle = { hydrate: true };

export default function CommunityPage() {
  return (
    <main>
      <PageHead
        title={community.title}
        description={community.description}
        path={community.path}
        index={false}
      />
      <h1>{community.name}</h1>
    </main>
  );
}
