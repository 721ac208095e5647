import type { ContractorDetail, Profile, SimpleDesign } from '@hien/api';
import type { InquiryJob } from '@hien/domain';
import { Container, Heading, Link, Text } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { SharedLink } from '../../shared/inquiry/shared-link.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { ContractorHead } from './ContractorHead.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { SendEmailSkeleton } from './SendEmailSkeleton.tsx';
import * as s from './SendEmailView.css.ts';

export interface InquiryValues extends InquiryJob {
  phone_number: string;
  email: string;
  content: string;
  images: readonly string[];
}

export interface SendEmailViewProps {
  contractor: Loadable<ContractorDetail>;
  contractorId: number;
  /** What the form begins with; undefined until it is known. */
  profile: Profile | undefined;
  /** The designs the message is about (D78), and how many the address names. */
  designs: Loadable<SimpleDesign[]>;
  designCount: number;
  onForgetDesign: (id: number) => void;
  /** The page the visitor wants to show along with the message. */
  shared: SharedLink | null;
  onForgetShared: () => void;
  onSend: (values: InquiryValues) => Promise<SubmitFailure | undefined>;
}

/** Who it goes to beside what is said; on phones above it. */
export function SendEmailView({ contractor, profile, ...rest }: SendEmailViewProps) {
  const text = useText();
  const language = useLanguage();
  const waiting = profile === undefined && contractor.error === null;
  return (
    <Container className={s.page}>
      <QueryBoundary
        query={waiting ? { ...contractor, data: undefined } : contractor}
        size="page"
        skeleton={<SendEmailSkeleton />}
        notFound={
          <NotFoundState
            title={text('send-email.not-found.title')}
            text={text('send-email.not-found.text')}
          />
        }
      >
        {(data) => (
          <div className={s.columns}>
            <aside className={s.side}>
              <ContractorHead contractor={data} />
              <ol className={s.steps}>
                {(['read', 'answer', 'visit'] as const).map((step, index) => (
                  <li key={step} className={s.step}>
                    <span className={s.number} aria-hidden>
                      {index + 1}
                    </span>
                    <Text size="small">{text(`send-email.next.${step}`)}</Text>
                  </li>
                ))}
              </ol>
              <Text size="small" tone="muted">
                <Link href={paths.inbox.to(language)}>{text('send-email.inbox')}</Link>
                {' · '}
                <Link href={paths.faq.to(language)}>{text('nav.faq')}</Link>
              </Text>
            </aside>
            <section className={s.main}>
              <header className={s.head}>
                <Heading level={1}>{text('send-email.title')}</Heading>
                <Text tone="muted" measure>
                  {text('send-email.lead')}
                </Text>
              </header>
              <InquiryForm {...rest} profile={profile} company={data} />
            </section>
          </div>
        )}
      </QueryBoundary>
    </Container>
  );
}
