import type { ProjectDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

export function ProjectHead({ project }: { project: ProjectDetail }) {
  const language = useLanguage();
  const { id, name, description, pictures, company } = project;
  const [first] = pictures;
  return (
    <PageHead
      title={`${name} · ${company.name}`}
      description={description}
      {...(first ? { image: mediaUrl(first.after, { width: 1280 }) } : {})}
      pathname={paths.contractorPortfolioDetail.to(language, { id })}
    />
  );
}
