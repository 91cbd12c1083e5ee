import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { readBlockList, writeBlockList } from './block-list.ts';
import { LinesForm } from './lines-form.tsx';

export function BlocksForm({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  const { settings, nameLists } = useOfficeWording();
  return (
    <LinesForm
      cellar={cellar}
      onDone={onDone}
      label={settings.blocks}
      rows={5}
      submit={nameLists.saveBlocks}
      placeholder="3, Chambourcin, Lake Michigan Shore, Michigan"
      stored={writeBlockList(cellar.setup.blocks)}
      read={(text) => {
        const { blocks, problems } = readBlockList(text, nameLists);
        return { changes: { blocks }, problems };
      }}
    >
      <p>{nameLists.blocksAbout}</p>
    </LinesForm>
  );
}
