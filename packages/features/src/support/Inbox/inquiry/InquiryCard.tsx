import type { InboxThread } from '@hien/api';
import { displayName, inquiryAfter } from '@hien/domain';
import { ButtonLink, DefinitionList, Heading, Notice, Text } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { askAlikeHref } from '../../../shared/inquiry/own-inquiry.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { inquiryStatus } from '../../../shared/status/contractor-status.ts';
import { useJobWords } from '../../parts/useJobWords.ts';
import { CloseInquiry } from './CloseInquiry.tsx';
import { RefuseInquiry } from './RefuseInquiry.tsx';
import * as s from './inquiry.css.ts';

/** What is asked for at a glance, where it stands, and what this side can do beside writing. */
export function InquiryCard({ thread }: { thread: InboxThread }) {
  const text = useText();
  const language = useLanguage();
  const { inquiry } = thread;
  const side = thread.side === 'sent' ? 'sender' : 'contractor';
  // Where it waits for too long or was refused, the notice about that leads there.
  const asksOthers = side === 'sender' && !inquiry.overdue && inquiry.state !== 'refused';
  const can = (event: 'refuse' | 'close') => inquiryAfter(inquiry.state, side, event) !== null;
  return (
    <section className={s.card} aria-labelledby="inquiry">
      <div className={s.head}>
        <Heading level={3} size="h5" id="inquiry">
          {text('inquiry.title')}
        </Heading>
        <CodeBadge status={inquiryStatus} code={inquiry.state} />
      </div>
      <Facts job={inquiry.job} />
      <Overdue thread={thread} />
      {asksOthers || can('refuse') || can('close') ? (
        <div className={s.acts}>
          {asksOthers ? (
            <ButtonLink href={askAlikeHref(language, thread)}>
              {text('inquiry.ask-others')}
            </ButtonLink>
          ) : null}
          {can('refuse') ? <RefuseInquiry id={thread.id} /> : null}
          {can('close') ? (
            <CloseInquiry
              id={thread.id}
              side={side}
              name={
                side === 'sender'
                  ? thread.contractor.company_name
                  : displayName(thread.sender, language)
              }
            />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** It waits for too long: the member is led to others, the company is told what the member reads. */
function Overdue({ thread }: { thread: InboxThread }) {
  const text = useText();
  const language = useLanguage();
  const {
    side,
    inquiry: { overdue },
    contractor: { company_name: company },
  } = thread;
  if (!overdue) return null;
  if (side === 'received')
    return <Notice tone="caution">{text('inquiry.overdue.received')}</Notice>;
  return (
    <Notice tone="info" title={text('inquiry.overdue.title', { company })}>
      <div className={s.told}>
        <Text size="small">{text('inquiry.overdue.sent')}</Text>
        <div>
          <ButtonLink href={askAlikeHref(language, thread)}>
            {text('inquiry.ask-others')}
          </ButtonLink>
        </div>
      </div>
    </Notice>
  );
}

function Facts({ job }: Pick<InboxThread['inquiry'], 'job'>) {
  const text = useText();
  const format = useFormat();
  const words = useJobWords();
  if (job === null)
    return (
      <Text size="small" tone="muted">
        {text('inquiry.none')}
      </Text>
    );
  const budget = words.budget(job);
  return (
    <DefinitionList
      look="columns"
      items={[
        { term: text('job.service'), detail: words.service(job.service) },
        { term: text('job.premises'), detail: words.premises(job.premises) },
        { term: text('job.place'), detail: `${job.district}, ${words.city(job.city)}` },
        ...(job.area === null ? [] : [{ term: text('job.size'), detail: format.area(job.area) }]),
        ...(budget === '' ? [] : [{ term: text('job.budget'), detail: budget }]),
        { term: text('job.begins'), detail: words.begins(job) },
      ]}
    />
  );
}
