import { sources } from '@orbit-vine/enology/sources.ts';
import { type ComponentType, Fragment } from 'react';
import { href } from '../../platform/href.ts';
import { AskMembers } from '../../site/ask-members.tsx';
import { HomeScreen } from '../../site/home-screen.tsx';
import { calculatorOf } from '../../tools/registry.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Reference } from '../definition/tool.ts';

const quickReferences = import.meta.glob<ComponentType>('../../tools/*/quick-reference.tsx', {
  import: 'QuickReference',
  eager: true,
});

export function TextBelow({ id }: { id: string }) {
  const { lessons, whyOthersDiffer = [], references } = calculatorOf(id);
  const QuickReference = quickReferences[`../../tools/${id}/quick-reference.tsx`];
  return (
    <>
      <AskMembers
        question="Not sure what to do with a result?"
        act="Ask"
        more="; this calculator works there, too"
      />
      {lessons.map(({ heading, text }) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </Fragment>
      ))}
      {whyOthersDiffer.length > 0 && (
        <>
          <h2>Why others differ</h2>
          <ul>
            {whyOthersDiffer.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {QuickReference && <QuickReference />}
      <References references={references} />
      <Offline />
    </>
  );
}

function Offline() {
  return (
    <>
      <p>
        Open any calculator once, and they all work offline. See{' '}
        <a href={href('/tools/proof')}>the values they’re checked against</a>.
      </p>
      <HomeScreen />
    </>
  );
}

function References({ references }: { references: readonly Reference[] }) {
  return (
    <>
      <h2>Read on</h2>
      <ul>
        {references.map(linkOf).map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
              <Icon name="outside" className="ml-1 inline size-[0.8em]" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function linkOf(reference: Reference) {
  return typeof reference === 'string' ? sources[reference] : reference;
}
