import { tasks } from '../../calculator/definition/seasons-and-tasks.ts';
import type { Tool } from '../../calculator/definition/tool.ts';
import { calculators, featured } from '../../tools/registry.ts';

const listed = (tools: readonly Tool[]) =>
  tools.map(({ id, title, description, searchWords }) => ({ id, title, description, searchWords }));

const others = calculators.filter((tool) => !featured.includes(tool));

/** Every calculator in the groups and order of `/tools`; the featured ones come first, without a group. */
export const calculatorGroups = [
  { task: '', members: listed(featured) },
  ...Object.entries(tasks).map(([task, name]) => ({
    task: name,
    members: listed(others.filter((tool) => tool.task === task)),
  })),
].filter(({ members }) => members.length > 0);
