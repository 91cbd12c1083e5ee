import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { ToolAddress } from './tool-address.ts';

const ToolPanel = later(() => import('./tool-panel.tsx').then((module) => module.ToolPanel), {
  waiting: SkeletonRows,
});

/** Opens a calculator beside the conversation, with the numbers of its address. */
export function openTool(address: ToolAddress): void {
  const key = address.id + address.fragment;
  openPanel({ title: 'Calculator', content: <ToolPanel key={key} address={address} /> });
}
