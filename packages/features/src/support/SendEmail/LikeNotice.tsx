import type { ContractorDetail, InboxThread } from '@hien/api';
import { canGoAgain } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, Link, Notice, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type OwnInquiry, askedCompanies } from '../../shared/inquiry/own-inquiry.ts';
import * as s from './SendEmailView.css.ts';

interface LikeNoticeProps {
  like: OwnInquiry;
  company: ContractorDetail;
  /** To a form with nothing filled in. */
  onForget: () => void;
}

/** What the form is filled in from, and what of it cannot go along. */
export function LikeNotice({ like, company, onForget }: LikeNoticeProps) {
  const text = useText();
  if (like.thread !== undefined)
    return <Filled like={like.thread} company={company} onForget={onForget} />;
  if (like.retry === undefined) return null;
  return (
    <Notice
      tone="caution"
      action={
        <Button size="sm" onClick={like.retry}>
          {text('send-email.like.retry')}
        </Button>
      }
    >
      {text('send-email.like.failed')}
    </Notice>
  );
}

interface FilledProps extends Omit<LikeNoticeProps, 'like'> {
  like: InboxThread;
}

function Filled({ like, company, onForget }: FilledProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const name = company.company_name;
  const lost = (like.messages[0]?.images ?? []).filter((one) => !canGoAgain(one)).length;
  const before = askedCompanies(like).get(company.contractor_id);
  return (
    <Notice
      tone="info"
      title={text('send-email.like.title', {
        company: like.contractor.company_name,
        date: format.date(like.created_at),
      })}
      action={
        <Button size="sm" variant="quiet" onClick={onForget}>
          {text('send-email.like.forget')}
        </Button>
      }
    >
      <div className={s.like}>
        <Text size="small">{text('send-email.like.text')}</Text>
        {lost > 0 ? (
          <Text size="small" weight="strong">
            {text('send-email.like.pictures', { count: lost })}
          </Text>
        ) : null}
        {before === undefined ? null : (
          <Text size="small">
            {text('send-email.like.asked', { company: name })}{' '}
            <Link href={paths.inbox.to(language, { message: before.id })}>
              {text('send-email.like.asked.look')}
            </Link>
          </Text>
        )}
      </div>
    </Notice>
  );
}
