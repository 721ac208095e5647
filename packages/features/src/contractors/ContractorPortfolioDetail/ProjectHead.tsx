import type { ProjectDetail } from '@hien/api';
import { companyProjectCard, paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

export function ProjectHead({ project }: { project: ProjectDetail }) {
  const language = useLanguage();
  const { id, description } = project;
  const content = companyProjectCard(project);
  const card = useCard('company-projects', id, content);
  return (
    <PageHead
      title={content.title}
      description={description}
      card={card}
      pathname={paths.contractorPortfolioDetail.to(language, { id })}
    />
  );
}
