import { calculators } from '../../tools/registry.ts';
import { tasks } from '../definition/seasons-and-tasks.ts';

export const toolsByTask = Object.entries(tasks).map(([task, name]) => ({
  task: name,
  tools: calculators.filter((one) => one.task === task).map(({ id, title }) => ({ id, title })),
}));
