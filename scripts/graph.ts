import { drawnGraph } from './layers/drawn-graph.ts';
import { readImports } from './layers/imports.ts';
import { houses } from './layers/layers.ts';

for (const house of houses)
  console.log(`%% ${house.folder}\n${drawnGraph(house, readImports(house.folder))}\n`);
