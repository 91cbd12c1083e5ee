import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export default function SentPage() {
  return (
    <>
      <PageHead
        title="Message sent"
        description="Your message has been sent. We answer by email, to the address you gave."
        path="/contact/sent"
        index={false}
      />
      <PageTitle label="Contact" title="Thank you" beside={90}>
        <p role="status">Your message has been sent successfully!</p>
        <p className="mt-3 text-muted">We answer by email, to the address you gave.</p>
        <p className="mt-8">
          <ButtonLink href="/" look="primary" size="sheet">
            <Icon name="back" />
            Return to Home
          </ButtonLink>
        </p>
      </PageTitle>
    </>
  );
}
