import type { MyConstructionReview } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** Leads to the company's page while it has one. */
export function CompanyName({
  company: { contractor_id: id, company_name: name, listed },
}: {
  company: MyConstructionReview['company'];
}) {
  const language = useLanguage();
  return listed ? (
    <Link variant="quiet" href={paths.contractorDetail.to(language, { id })}>
      {name}
    </Link>
  ) : (
    name
  );
}
