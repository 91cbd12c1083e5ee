import { isSafeLink, parseMarkdown } from '@orbit-vine/message-text/markdown-tree.ts';
import { noteLooks } from '@orbit-vine/message-text/true-address.ts';
import type { Link, List, ListItem, Nodes, Table, TableRow } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import { useTabIndex } from '../row-stop.ts';
import { ownUrl } from './own-addresses.ts';
import { OwnLink } from './own-link.tsx';
import { MentionText, PlainParagraph } from './plain-text.tsx';

export function Markdown({ text }: { text: string }) {
  const tree = parseMarkdown(text);
  if (!tree) return <PlainParagraph text={text} />;
  noteLooks(tree);
  return <div className="grid gap-2">{element(tree)}</div>;
}

function element(node: Nodes): ReactNode {
  switch (node.type) {
    case 'root':
      return inside(node);
    case 'text':
      return node.value;
    case 'mention':
      return <MentionText text={node.value} />;
    case 'break':
      return '\n';
    case 'paragraph':
      return (
        <p dir="auto" className="text-wrap whitespace-pre-wrap">
          {inside(node)}
        </p>
      );
    case 'strong':
      return <strong className="font-semibold">{inside(node)}</strong>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'delete':
      return <del>{inside(node)}</del>;
    case 'inlineCode':
      return <code className="rounded-xs bg-ink/7 px-1 py-0.5 font-mono text-[0.9em]">{node.value}</code>;
    case 'code':
      return <CodeBlock text={node.value} />;
    case 'blockquote':
      return (
        <blockquote dir="auto" className="border-s-2 border-edge ps-3 text-muted">
          {inside(node)}
        </blockquote>
      );
    case 'list':
      return <ListOf list={node} />;
    case 'table':
      return <TableOf table={node} />;
    case 'link':
      return isSafeLink(node.url) ? <LinkTo link={node} /> : inside(node);
    default:
      return 'children' in node ? inside(node) : null;
  }
}

function inside(node: Extract<Nodes, { children: unknown }>): ReactNode {
  // `createElement` with spread children needs no keys, and parsed nodes have no stable one.
  return createElement(Fragment, null, ...node.children.map((child) => element(child as Nodes)));
}

function ListOf({ list }: { list: List }) {
  const items = list.children.map((item) => <Item key={item.position?.start.offset} item={item} />);
  if (!list.ordered) return <ul className="list-disc ps-6">{items}</ul>;
  return (
    <ol start={list.start ?? 1} className="list-decimal ps-7">
      {items}
    </ol>
  );
}

/** The box shows the written state: changing it means editing the message. */
function Item({ item }: { item: ListItem }) {
  const { checked } = item;
  if (typeof checked !== 'boolean')
    return (
      <li dir="auto" className="my-0.5 [&>ol]:mt-0.5 [&>ul]:mt-0.5">
        {inside(item)}
      </li>
    );
  return (
    <li dir="auto" className="-ms-6 my-0.5 grid list-none grid-cols-[1.5rem_minmax(0,1fr)]">
      <input
        type="checkbox"
        checked={checked}
        readOnly
        aria-disabled
        tabIndex={-1}
        aria-label={checked ? 'Done' : 'To do'}
        className="pointer-events-none mt-[0.2em] size-4 accent-vine"
      />
      <div>{inside(item)}</div>
    </li>
  );
}

function TableOf({ table }: { table: Table }) {
  const tabIndex = useTabIndex();
  const [head, ...rows] = table.children;
  const cells = (row: TableRow, Cell: 'td' | 'th') => (
    <tr key={row.position?.start.offset} className="border-b border-line last:border-b-0">
      {row.children.map((cell, at) => (
        <Cell
          key={cell.position?.start.offset}
          dir="auto"
          style={{ textAlign: table.align?.[at] ?? undefined }}
          className="px-3 py-1 text-start align-top"
        >
          {inside(cell)}
        </Cell>
      ))}
    </tr>
  );
  const hasHead = head?.children.some((cell) => cell.children.length > 0);
  return (
    <div
      tabIndex={tabIndex}
      className="w-fit max-w-full overflow-x-auto rounded-xs border border-line text-sm tabular-nums focus-visible:outline-2 focus-visible:outline-wine"
    >
      <table className="border-collapse wrap-normal">
        {head && hasHead && (
          <thead className="border-b border-edge bg-ink/4 font-semibold">{cells(head, 'th')}</thead>
        )}
        <tbody>{rows.map((row) => cells(row, 'td'))}</tbody>
      </table>
    </div>
  );
}

function CodeBlock({ text }: { text: string }) {
  const tabIndex = useTabIndex();
  return (
    <pre
      tabIndex={tabIndex}
      className="overflow-x-auto rounded-xs border border-line bg-ink/4 px-3 py-2 font-mono text-sm focus-visible:outline-2 focus-visible:outline-wine"
    >
      <code>{text}</code>
    </pre>
  );
}

function LinkTo({ link }: { link: Link }) {
  const { url, data } = link;
  const { instead, after } = data?.look ?? {};
  const children = instead ?? (
    <>
      {inside(link)}
      {after && <TrueAddress address={after} />}
    </>
  );
  const [only] = link.children;
  const isAddress = instead !== undefined || (only?.type === 'text' && /^(https?:|www\.)/i.test(only.value));
  const tabIndex = useTabIndex();
  const own = ownUrl(url);
  if (own) {
    const pasted = only?.type === 'text' && only.value.includes('://');
    return (
      <OwnLink url={own} pasted={pasted}>
        {children}
      </OwnLink>
    );
  }
  return (
    <TextLink
      href={url}
      // Isolated, so that bidirectional text in it does not affect its surroundings.
      dir={isAddress ? 'ltr' : 'auto'}
      tabIndex={tabIndex}
      target="_blank"
      rel="nofollow noopener noreferrer ugc"
    >
      {children}
    </TextLink>
  );
}

function TrueAddress({ address }: { address: string }) {
  return (
    <>
      <span className="inline-block whitespace-pre"> </span>
      <bdi dir="ltr" className="inline-block max-w-full font-semibold text-ink">
        ({address})
      </bdi>
    </>
  );
}
