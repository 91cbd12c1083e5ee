import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { LinesForm } from './lines-form.tsx';
import { readNameList, writeNameList } from './name-list.ts';

interface NamesFormProps {
  cellar: WineryCellar;
  part: 'materials' | 'varieties';
  onDone: () => void;
}

/** Materials or varieties, one a line, with the crew's synonyms. */
export function NamesForm({ cellar, part, onDone }: NamesFormProps) {
  const existing = cellar.setup[part];
  return (
    <LinesForm
      cellar={cellar}
      onDone={onDone}
      label={part === 'materials' ? 'Materials' : 'Varieties'}
      rows={8}
      submit={part === 'materials' ? 'Save the materials' : 'Save the varieties'}
      stored={writeNameList(existing)}
      read={(text) => {
        const { names, problems } = readNameList(text, existing);
        return { changes: { [part]: names }, problems };
      }}
    >
      <p>
        One per line, followed by whatever else the crew calls it, separated by commas. If someone texts a
        name that isn’t here, we ask about it.
      </p>
    </LinesForm>
  );
}
