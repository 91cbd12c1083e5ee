import { AdminPage } from './admin-page.tsx';
import { InquiriesLetters } from './inquiries-letters.tsx';
import { InquiriesList } from './inquiries-list.tsx';
import { InquiriesMails } from './inquiries-mails.tsx';

export default function InquiriesPage() {
  return (
    <AdminPage id="enquiries">
      {() => (
        <>
          <InquiriesList />
          <InquiriesMails />
          <InquiriesLetters />
        </>
      )}
    </AdminPage>
  );
}
