import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { readBlockList, writeBlockList } from './block-list.ts';
import { LinesForm } from './lines-form.tsx';

export function BlocksForm({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  return (
    <LinesForm
      cellar={cellar}
      onDone={onDone}
      label="Blocks"
      rows={5}
      submit="Save the blocks"
      placeholder="3, Chambourcin, Lake Michigan Shore, Michigan"
      stored={writeBlockList(cellar.setup.blocks)}
      read={(text) => {
        const { blocks, problems } = readBlockList(text);
        return { changes: { blocks }, problems };
      }}
    >
      <p>
        One line each: name, variety, then the viticultural area and the larger appellations it lies in,
        separated by commas.
      </p>
    </LinesForm>
  );
}
