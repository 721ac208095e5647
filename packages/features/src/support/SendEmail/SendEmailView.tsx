import type { ContractorDetail, Profile, SimpleDesign } from '@hien/api';
import { type InquiryJob, inquiryLimits } from '@hien/domain';
import { Container, Heading, Link, Text } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OwnInquiry } from '../../shared/inquiry/own-inquiry.ts';
import type { SharedLink } from '../../shared/inquiry/shared-link.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { ContractorHead } from './ContractorHead.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { LikeNotice } from './LikeNotice.tsx';
import { SendEmailSkeleton } from './SendEmailSkeleton.tsx';
import { SentInquiry } from './SentInquiry.tsx';
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
  /** The inquiry that this one asks the same as. */
  like: OwnInquiry;
  onForgetLike: () => void;
  /** What was sent from here; its id as the address names it. */
  sent: OwnInquiry;
  sentId: number | undefined;
  onBack: () => void;
  onSend: (values: InquiryValues) => Promise<SubmitFailure | undefined>;
}

/** Who it goes to beside what is said; on phones above it, and below that it was sent. */
export function SendEmailView({
  contractor,
  profile,
  like,
  onForgetLike,
  sent,
  sentId,
  onBack,
  ...rest
}: SendEmailViewProps) {
  const text = useText();
  const language = useLanguage();
  const isWaiting =
    (profile === undefined || like.isPending || sent.isPending) && contractor.error === null;
  /** Of the company on this page; one sent to another says nothing here. */
  const isSentTo = ({ contractor_id }: ContractorDetail) =>
    !sent.isNone &&
    (sent.thread === undefined || sent.thread.contractor.contractor_id === contractor_id);
  return (
    <Container className={s.page}>
      <QueryBoundary
        query={isWaiting ? { ...contractor, data: undefined } : contractor}
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
            {sentId !== undefined && isSentTo(data) ? (
              <SentInquiry id={sentId} company={data} sent={sent.thread} onBack={onBack} />
            ) : null}
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
            {sentId !== undefined && isSentTo(data) ? null : (
              <section className={s.main}>
                <header className={s.head}>
                  <Heading level={1}>{text('send-email.title')}</Heading>
                  <Text tone="muted" measure>
                    {text('send-email.lead')}
                  </Text>
                  <Text size="small" tone="muted" measure>
                    {text('send-email.limit', { count: inquiryLimits.perCompanyADay })}
                  </Text>
                </header>
                <LikeNotice like={like} company={data} onForget={onForgetLike} />
                <InquiryForm
                  key={like.thread?.id}
                  {...rest}
                  profile={profile}
                  company={data}
                  like={like.thread}
                />
              </section>
            )}
          </div>
        )}
      </QueryBoundary>
    </Container>
  );
}
