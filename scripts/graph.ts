import { drawnGraph } from './layers/drawn-graph.ts';
import { readImports } from './layers/imports.ts';
import { houses } from './layers/layers.ts';

/** Prints, as Mermaid, which folders of each house import which. */
for (const house of houses)
  console.log(`%% ${house.folder}\n${drawnGraph(house, readImports(house.folder))}\n`);
