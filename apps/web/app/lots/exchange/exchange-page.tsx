import { entriesCsvPath, wineryExportPath, workbookPath } from '@orbit-vine/contract/lots-exchange.ts';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { FileLink } from './file-link.tsx';
import { ImportFile } from './import-file.tsx';
import { Keys } from './keys.tsx';

export function ExchangePage() {
  const { id, role } = useWinery().kept.cellar.winery;
  const isOwner = role === 'owner';
  return (
    <div className="grid max-w-3xl gap-12">
      <h1 className="text-4xl">Import and export</h1>
      {isOwner && (
        <Section title="Import a table">
          <ImportFile />
        </Section>
      )}
      <Section title="Export the records">
        <p>All of them, at any time. Nothing in these files is a formula.</p>
        <ul className="mt-3 grid gap-1">
          <FileLink
            path={workbookPath}
            wineryId={id}
            says="sheets of entries, messages, lots, vessels, and blocks"
          >
            Workbook (.xlsx)
          </FileLink>
          <FileLink path={entriesCsvPath} wineryId={id} says="the entries, ready to import again as they are">
            Table (.csv)
          </FileLink>
          {isOwner && (
            <FileLink
              path={wineryExportPath}
              wineryId={id}
              says="everything kept about the winery, with the messages as sent"
              confirmed
            >
              Archive (.zip)
            </FileLink>
          )}
        </ul>
      </Section>
      {isOwner && (
        <Section title="Addresses and keys">
          <Keys />
        </Section>
      )}
    </div>
  );
}
