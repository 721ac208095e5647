import { type OwnPortfolio, listOwnProjects } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, SkeletonText } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { CompanyLine } from './CompanyLine.tsx';
import { NoCompany, isOutsider } from '../parts/NoCompany.tsx';
import { ProjectOrder } from './ProjectOrder.tsx';
import * as s from './PortfolioReviewManagement.css.ts';

/** The company's projects: which come first, and which are shown. */
export function Portfolio() {
  const portfolio = useCall(listOwnProjects, {}, { enabled: useSignedIn() });
  if (isOutsider(portfolio.error)) return <NoCompany />;
  return (
    <QueryBoundary query={portfolio} size="page" skeleton={<SkeletonText lines={12} />}>
      {(data) => <Projects portfolio={data} />}
    </QueryBoundary>
  );
}

function Projects({ portfolio: { company, items } }: { portfolio: OwnPortfolio }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.stack}>
      <CompanyLine company={company} />
      <div>
        <ButtonLink href={paths.contractorViewEditor.to(language, { id: company.contractor_id })}>
          {text('company.editor.title')}
        </ButtonLink>
      </div>
      {items.length === 0 ? (
        <EmptyState
          size="section"
          level={2}
          title={text('company.projects.empty.title')}
          text={text('company.projects.empty.text')}
        />
      ) : (
        // What is added or taken away elsewhere begins from the list as it is then.
        <ProjectOrder key={items.map(({ project }) => project.id).join()} items={items} />
      )}
    </div>
  );
}
