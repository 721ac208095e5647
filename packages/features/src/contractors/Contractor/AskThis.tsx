import type { ContractorCard, InboxThread } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Link } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { inquiryStatus } from '../../shared/status/contractor-status.ts';
import * as s from './AskAlike.css.ts';

interface AskThisProps {
  company: Pick<ContractorCard, 'id' | 'name'>;
  like: number | undefined;
  /** What it was asked already. */
  asked: Pick<InboxThread['alike'][number], 'id' | 'inquiry'> | undefined;
}

/** The form of one more company, filled in as the inquiry was; of a company that was asked, where that stands. */
export function AskThis({ company: { id, name }, like, asked }: AskThisProps) {
  const text = useText();
  const language = useLanguage();
  if (asked === undefined)
    return (
      <ButtonLink
        size="sm"
        href={paths.sendEmail.to(language, { contractor_id: id }, { like })}
        aria-label={text('contractor.alike.ask-company', { name })}
      >
        {text('contractor.alike.ask')}
      </ButtonLink>
    );
  return (
    <span className={s.asked}>
      <CodeBadge status={inquiryStatus} code={asked.inquiry} />
      <Link
        href={paths.inbox.to(language, { message: asked.id })}
        aria-label={text('contractor.alike.asked-company', { name })}
      >
        {text('contractor.alike.asked')}
      </Link>
    </span>
  );
}
