import { importEntries, templatePath } from '@orbit-vine/contract/lots-exchange.ts';
import { type RefObject, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useWinery } from '../layout/winery-context.ts';
import { FileLink } from './file-link.tsx';
import { type ImportAnswer, ImportPreview } from './import-preview.tsx';
import { countedWords, readTable, type Table } from './table-file.ts';

export function ImportFile() {
  const { kept, onChanged } = useWinery();
  const { id: wineryId } = kept.cellar.winery;
  const params = { wineryId };
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; table: Table; answer: ImportAnswer }>();
  const [done, setDone] = useState('');
  const { run, pending, failure, setFailure } = useAction();
  const forget = () => {
    setChosen(undefined);
    if (input.current) input.current.value = '';
  };
  const choose = async (file: File) => {
    setChosen(undefined);
    setDone('');
    const table = await readTable(file);
    if (typeof table === 'string') {
      setFailure(table);
      return;
    }
    await preview(file.name, table);
  };
  const preview = (name: string, table: Table) =>
    run(async () => {
      const answer = await call(importEntries, { params, body: { ...table, dryRun: true } });
      setChosen({ name, table, answer });
    });
  const store = () =>
    run(async () => {
      const answer = await call(importEntries, { params, body: chosen?.table ?? {} });
      setDone(`Stored: ${countedWords(answer)}.`);
      forget();
      onChanged();
    });
  return (
    <>
      <Introduction wineryId={wineryId} />
      <FileField input={input} onChoose={(file) => void choose(file)} />
      <p role="status" className="mt-2">
        {pending && !chosen ? 'Reading the file…' : done}
      </p>
      <ErrorLine error={failure} className="mt-2" />
      {chosen && (
        <ImportPreview name={chosen.name} answer={chosen.answer}>
          {chosen.answer.asksSharedVolume && (
            <SharedVolume
              pending={pending}
              onChoose={(sharedVolume) => void preview(chosen.name, { ...chosen.table, sharedVolume })}
            />
          )}
          <Decision answer={chosen.answer} pending={pending} onStore={() => void store()} onCancel={forget} />
        </ImportPreview>
      )}
    </>
  );
}

interface DecisionProps {
  answer: ImportAnswer;
  pending: boolean;
  onStore: () => void;
  onCancel: () => void;
}

function Decision({ answer, pending, onStore, onCancel }: DecisionProps) {
  return (
    <>
      {answer.faults.length === 0 && countedWords(answer) !== '' && (
        <Button look="primary" size="large" pending={pending} onClick={onStore}>
          {`Store ${countedWords(answer)}`}
        </Button>
      )}
      <Button look="link" size="large" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}

interface SharedVolumeProps {
  pending: boolean;
  onChoose: (sharedVolume: 'each' | 'total') => void;
}

/** For tables with one volume beside several vessels. */
function SharedVolume({ pending, onChoose }: SharedVolumeProps) {
  return (
    <span className="flex w-full flex-wrap items-center gap-3">
      <strong className="font-semibold">
        Where a line has one volume for several vessels, it’s the volume
      </strong>
      <Button size="large" pending={pending} onClick={() => onChoose('each')}>
        in each vessel
      </Button>
      <Button size="large" pending={pending} onClick={() => onChoose('total')}>
        in all of them together
      </Button>
    </span>
  );
}

function Introduction({ wineryId }: { wineryId: string }) {
  return (
    <>
      <p>
        Vessels, blocks, and the wine in each vessel, from a workbook (.xlsx) or a table (.csv). Before
        anything is stored, you see every line as it was read; importing the same file again adds nothing.
      </p>
      <ul className="mt-2">
        <FileLink path={templatePath} wineryId={wineryId} says="in your units, with your vessels">
          Workbook to fill in
        </FileLink>
      </ul>
    </>
  );
}

interface FileFieldProps {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
}

function FileField({ input, onChoose }: FileFieldProps) {
  return (
    <label className="mt-3 block">
      <span className="mb-1.5 block font-semibold text-sm">File to import</span>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="block min-h-11 w-full max-w-full file:mr-3 file:min-h-11 file:border file:border-edge file:bg-transparent file:px-3 file:font-semibold file:text-ink"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
