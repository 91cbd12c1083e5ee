import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { faultOfCodePattern, usualCodePattern } from '@orbit-vine/cellar-book/lot-code-pattern.ts';
import { nextLotCodes } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { localDay } from '../book/local-day.ts';
import { FormField } from '../entry/form-field.tsx';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { Overtaken, useSetupDraft } from './setup-draft.tsx';

interface LotCodesFormProps {
  cellar: WineryCellar;
  book: Book;
  onDone: () => void;
}

/** The rule for the codes of new lots, with the next codes. */
export function LotCodesForm({ cellar, book, onDone }: LotCodesFormProps) {
  const { settings, nameLists } = useOfficeWording();
  const { winery, setup } = cellar;
  const stored = setup.lotCodePattern ?? usualCodePattern;
  const draft = useSetupDraft({ cellar, stored, onDone, done: settings.saved });
  const lotCodePattern = draft.text.trim() || usualCodePattern;
  const fault = faultOfCodePattern(lotCodePattern, nameLists.codeFaults);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void draft.save({ lotCodePattern });
      }}
    >
      <p className="mb-3">{nameLists.codesAbout}</p>
      <FormField
        label={nameLists.codeRule}
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        value={draft.text}
        aria-invalid={fault !== undefined}
        onChange={draft.setText}
      />
      {fault === undefined && (
        <NextCodes cellar={{ winery, setup: { ...setup, lotCodePattern } }} book={book} />
      )}
      {draft.isOvertaken && <Overtaken onSeeTheirs={() => draft.setText(undefined)} />}
      <ErrorLine error={fault ?? draft.failure} className="mt-2" />
      <div className="mt-4">
        <Button
          look="primary"
          size="large"
          type="submit"
          pending={draft.pending}
          disabled={fault !== undefined}
        >
          {nameLists.saveRule}
        </Button>
      </div>
    </form>
  );
}

/** The codes of the next lots of this year, of the first variety. */
function NextCodes({ cellar, book }: { cellar: Pick<WineryCellar, 'winery' | 'setup'>; book: Book }) {
  const { nameLists } = useOfficeWording();
  const { winery, setup } = cellar;
  const vintage = Number(localDay(winery.timeZone).slice(0, 4));
  const variety = setup.varieties[0]?.name;
  const codes = nextLotCodes(setup, book, { vintage, variety, count: 3 });
  return (
    <p role="status" className="mt-2">
      {`${nameLists.nextLots(vintage, variety ?? nameLists.blends)} `}
      <strong className="font-semibold">{codes.join(', ')}</strong>
    </p>
  );
}
