import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { LinesForm } from './lines-form.tsx';
import { readNameList, writeNameList } from './name-list.ts';

interface NamesFormProps {
  cellar: WineryCellar;
  part: 'materials' | 'varieties';
  onDone: () => void;
}

/** Materials or varieties, one a line, with the other words that the crew says for them. */
export function NamesForm({ cellar, part, onDone }: NamesFormProps) {
  const known = cellar.setup[part];
  return (
    <LinesForm
      cellar={cellar}
      onDone={onDone}
      label={part === 'materials' ? 'Materials' : 'Varieties'}
      rows={8}
      submit={part === 'materials' ? 'Save the materials' : 'Save the varieties'}
      written={writeNameList(known)}
      read={(text) => {
        const { names, problems } = readNameList(text, known);
        return { changes: { [part]: names }, problems };
      }}
    >
      <p>
        One per line, followed by whatever else the crew calls it, separated by commas. If somebody texts a
        name that is not here, we ask about it.
      </p>
    </LinesForm>
  );
}
