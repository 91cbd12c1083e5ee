import { AdminPage } from './admin-page.tsx';
import { EnquiriesLetters } from './enquiries-letters.tsx';
import { EnquiriesList } from './enquiries-list.tsx';
import { EnquiriesMails } from './enquiries-mails.tsx';

/** The owner's side of the contact form. */
export default function EnquiriesPage() {
  return (
    <AdminPage id="enquiries">
      {() => (
        <>
          <EnquiriesList />
          <EnquiriesMails />
          <EnquiriesLetters />
        </>
      )}
    </AdminPage>
  );
}
