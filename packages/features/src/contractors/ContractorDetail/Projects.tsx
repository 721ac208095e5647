import { type ContractorDetail, listContractorProjects } from '@hien/api';
import { Heading, Skeleton } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ProjectTile } from '../parts/ProjectTile.tsx';
import { Works } from './Works.tsx';
import * as s from './CompanyView.css.ts';

/** As many as a company's page shows; six is what the list answers. */
export const projectsInput = (contractorId: number) => ({ contractor_id: contractorId });

/** What the company has built: the first project large. Who has told none has its pictures alone. */
export function Projects({ company }: { company: ContractorDetail }) {
  const text = useText();
  const { contractor_id: id, company_name: name } = company;
  const projects = useCall(listContractorProjects, projectsInput(id), {
    enabled: company.project_count > 0,
  });
  if (company.project_count === 0) return <Works name={name} pictures={company.pictures} />;
  return (
    <section aria-labelledby="works">
      <Heading level={2} id="works" className={s.hidden}>
        {text('contractor.works')}
      </Heading>
      <QueryBoundary
        query={projects}
        skeleton={<Skeleton shape="block" height="24rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Works name={name} pictures={company.pictures} />}
      >
        {({ items }) => (
          <ul className={s.projects}>
            {items.map((project, at) => (
              <li key={project.id} className={s.project}>
                <ProjectTile
                  project={project}
                  sizes={
                    at === 0
                      ? '(min-width: 1280px) 820px, 100vw'
                      : '(min-width: 1280px) 400px, 50vw'
                  }
                  priority={at === 0}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}
