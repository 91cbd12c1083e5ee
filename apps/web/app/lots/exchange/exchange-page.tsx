import { entriesCsvPath, wineryExportPath, workbookPath } from '@orbit-vine/contract/lots-exchange.ts';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { FileLink } from './file-link.tsx';
import { ImportFile } from './import-file.tsx';
import { Keys } from './keys.tsx';

export function ExchangePage() {
  const { id, role } = useWinery().kept.cellar.winery;
  const { exchange } = useOfficeWording();
  const isOwner = role === 'owner';
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-12">
      <h1 className="text-4xl">{exchange.title}</h1>
      {isOwner && (
        <Section title={exchange.importTable}>
          <ImportFile />
        </Section>
      )}
      <Section title={exchange.exportRecords}>
        <p>{exchange.exportAbout}</p>
        <ul className="mt-3 grid gap-1">
          <FileLink path={workbookPath} wineryId={id} says={exchange.workbookHas}>
            {exchange.workbook}
          </FileLink>
          <FileLink path={entriesCsvPath} wineryId={id} says={exchange.csvHas}>
            {exchange.csv}
          </FileLink>
          {isOwner && (
            <FileLink path={wineryExportPath} wineryId={id} says={exchange.archiveHas} confirmed>
              {exchange.archive}
            </FileLink>
          )}
        </ul>
      </Section>
      {isOwner && (
        <Section title={exchange.keys}>
          <Keys />
        </Section>
      )}
    </div>
  );
}
