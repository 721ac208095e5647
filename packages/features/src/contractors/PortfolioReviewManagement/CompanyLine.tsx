import type { OwnPortfolio } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Notice, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './PortfolioReviewManagement.css.ts';

/** Whose page it is, and the way to how visitors see it; a company that is not in the directory is told so. */
export function CompanyLine({
  company: { contractor_id: id, company_name: name, listed },
}: {
  company: OwnPortfolio['company'];
}) {
  const text = useText();
  const language = useLanguage();
  if (!listed)
    return (
      <Notice tone="info" title={name}>
        {text('company.unlisted')}
      </Notice>
    );
  return (
    <div className={s.line}>
      <Text weight="strong">{name}</Text>
      <Link variant="action" href={paths.contractorDetail.to(language, { id })}>
        {text('company.see')}
      </Link>
    </div>
  );
}
