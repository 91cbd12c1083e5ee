import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { ToolAddress } from './tool-address.ts';

const waiting = { waiting: SkeletonRows };
const ToolPanel = later(() => import('./tool-panel.tsx').then((module) => module.ToolPanel), waiting);
const ToolsPanel = later(() => import('./tools-panel.tsx').then((module) => module.ToolsPanel), waiting);

export function openTool(address: ToolAddress): void {
  const key = address.id + address.fragment;
  const all = () => openPanel({ title: 'Calculators', content: <AllTools /> });
  openPanel({ title: 'Calculator', content: <ToolPanel key={key} address={address} onAll={all} /> });
}

export function AllTools() {
  return <ToolsPanel onOpen={openTool} />;
}
