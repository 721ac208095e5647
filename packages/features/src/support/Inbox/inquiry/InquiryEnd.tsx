import type { InboxThread } from '@hien/api';
import { inquiryRefusalTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Link, Notice, Text } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { askAlikeHref } from '../../../shared/inquiry/own-inquiry.ts';
import * as s from './inquiry.css.ts';

/** How an inquiry ended, below what was said: a refusal with its reason and the way to others, or who closed it. */
export function InquiryEnd({ thread }: { thread: InboxThread }) {
  const { state } = thread.inquiry;
  if (state === 'refused') return <Refused thread={thread} />;
  return state === 'closed' ? <Closed thread={thread} /> : null;
}

function Refused({ thread }: { thread: InboxThread }) {
  const text = useText();
  const language = useLanguage();
  const {
    inquiry: { refusal },
    contractor: { company_name: company },
  } = thread;
  if (refusal === null) return null;
  const reason = inquiryRefusalTexts[refusal.reason];
  const isMine = thread.side === 'received';
  return (
    <Notice
      tone="neutral"
      title={
        isMine
          ? text('inquiry.refused.own', { reason: reason.label[language] })
          : text('inquiry.refused.title', { company })
      }
    >
      <div className={s.told}>
        <Text size="small">{isMine ? text('inquiry.refused.again') : reason.told[language]}</Text>
        {refusal.words === '' ? null : (
          <figure className={s.quote}>
            <figcaption className={s.by}>{text('inquiry.refused.words', { company })}</figcaption>
            <blockquote className={s.words}>{refusal.words}</blockquote>
          </figure>
        )}
        {isMine ? null : (
          <div>
            <ButtonLink variant="primary" href={askAlikeHref(language, thread)}>
              {text('inquiry.ask-others')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Notice>
  );
}

function Closed({ thread }: { thread: InboxThread }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const {
    side,
    inquiry: { closed_by: by, ended_at: at },
    contractor: { contractor_id },
  } = thread;
  const date = at === null ? '' : format.date(at);
  const isSender = side === 'sent';
  const told = {
    sender: isSender ? 'inquiry.closed.withdrawn' : 'inquiry.closed.by-sender',
    contractor: isSender ? 'inquiry.closed.by-contractor' : 'inquiry.closed.by-me',
  } as const;
  return (
    <Notice
      tone="neutral"
      {...(isSender
        ? {
            action: (
              <Link href={paths.sendEmail.to(language, { contractor_id })}>
                {text('inquiry.closed.again')}
              </Link>
            ),
          }
        : {})}
    >
      {text(told[by ?? 'contractor'], { date })}
    </Notice>
  );
}
