import { importEntries, templatePath } from '@orbit-vine/contract/lots-exchange.ts';
import { type RefObject, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useLanguage } from '../wording/language.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { FileLink } from './file-link.tsx';
import { type ImportAnswer, ImportPreview } from './import-preview.tsx';
import { countedWords, readTable, type Table } from './table-file.ts';

export function ImportFile() {
  const { list } = useWording();
  const { exchange } = useOfficeWording();
  const language = useLanguage();
  const { kept, onChanged } = useWinery();
  const { id: wineryId } = kept.cellar.winery;
  const params = { wineryId };
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; table: Table; answer: ImportAnswer }>();
  const [done, setDone] = useState('');
  const { run, pending, failure, setFailure } = useLotAction();
  const forget = () => {
    setChosen(undefined);
    if (input.current) input.current.value = '';
  };
  const choose = async (file: File) => {
    setChosen(undefined);
    setDone('');
    const table = await readTable(file);
    if (table === 'too large') {
      setFailure(exchange.tooLarge);
      return;
    }
    await preview(file.name, table);
  };
  const preview = (name: string, table: Table) =>
    run(async () => {
      const answer = await call(importEntries, { params, body: { ...table, language, dryRun: true } });
      setChosen({ name, table, answer });
    });
  const store = () =>
    run(async () => {
      const answer = await call(importEntries, { params, body: { ...chosen?.table, language } });
      setDone(exchange.stored(list(countedWords(answer, exchange))));
      forget();
      onChanged();
    });
  return (
    <>
      <Introduction wineryId={wineryId} />
      <FileField input={input} onChoose={(file) => void choose(file)} />
      <p role="status" className="mt-2">
        {pending && !chosen ? exchange.reading : done}
      </p>
      <ErrorLine error={failure} className="mt-2" />
      {chosen && (
        <ImportPreview name={chosen.name} answer={chosen.answer}>
          {chosen.answer.faults.some(({ asks }) => asks === 'sharedVolume') && (
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
  const { list } = useWording();
  const { exchange } = useOfficeWording();
  const counted = list(countedWords(answer, exchange));
  return (
    <>
      {answer.faults.length === 0 && counted !== '' && (
        <Button look="primary" size="large" pending={pending} onClick={onStore}>
          {exchange.store(counted)}
        </Button>
      )}
      <Button look="link" size="large" onClick={onCancel}>
        {exchange.cancel}
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
  const { exchange } = useOfficeWording();
  return (
    <span className="flex w-full flex-wrap items-center gap-3">
      <strong className="font-semibold">{exchange.sharedVolume}</strong>
      <Button size="large" pending={pending} onClick={() => onChoose('each')}>
        {exchange.inEach}
      </Button>
      <Button size="large" pending={pending} onClick={() => onChoose('total')}>
        {exchange.inAll}
      </Button>
    </span>
  );
}

function Introduction({ wineryId }: { wineryId: string }) {
  const { exchange } = useOfficeWording();
  return (
    <>
      <p>{exchange.about}</p>
      <ul className="mt-2">
        <FileLink path={templatePath} wineryId={wineryId} says={exchange.templateHas}>
          {exchange.template}
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
  const { exchange } = useOfficeWording();
  return (
    <label className="mt-3 block">
      <span className="mb-1.5 block font-semibold text-sm">{exchange.file}</span>
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
