import type { ProjectDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

export function ProjectHead({ project }: { project: ProjectDetail }) {
  const language = useLanguage();
  const { id, name, description, pictures, company } = project;
  const title = `${name} · ${company.name}`;
  const card = useCard('company-projects', id, { title, picture: pictures[0]?.after });
  return (
    <PageHead
      title={title}
      description={description}
      card={card}
      pathname={paths.contractorPortfolioDetail.to(language, { id })}
    />
  );
}
