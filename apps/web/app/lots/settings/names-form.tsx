import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { LinesForm } from './lines-form.tsx';
import { readNameList, writeNameList } from './name-list.ts';

interface NamesFormProps {
  cellar: WineryCellar;
  part: 'materials' | 'varieties';
  onDone: () => void;
}

/** Materials or varieties, one a line, with the crew's synonyms. */
export function NamesForm({ cellar, part, onDone }: NamesFormProps) {
  const { settings, nameLists } = useOfficeWording();
  const existing = cellar.setup[part];
  return (
    <LinesForm
      cellar={cellar}
      onDone={onDone}
      label={settings[part]}
      rows={8}
      submit={part === 'materials' ? nameLists.saveMaterials : nameLists.saveVarieties}
      stored={writeNameList(existing)}
      read={(text) => {
        const { names, problems } = readNameList(text, existing, nameLists);
        return { changes: { [part]: names }, problems };
      }}
    >
      <p>{nameLists.namesAbout}</p>
    </LinesForm>
  );
}
