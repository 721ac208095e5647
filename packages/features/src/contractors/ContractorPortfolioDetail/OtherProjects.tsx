import { type ProjectDetail, listContractorProjects } from '@hien/api';
import { Heading } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ProjectTile } from '../parts/ProjectTile.tsx';
import * as s from './ProjectView.css.ts';

/** What else the company has built; while that is not known, and where there is nothing, no gap. */
export function OtherProjects({ project: { id, company } }: { project: ProjectDetail }) {
  const text = useText();
  const { data } = useCall(
    listContractorProjects,
    { contractor_id: company.id },
    { enabled: company.project_count > 1 },
  );
  const others = (data?.items ?? []).filter((one) => one.id !== id).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className={s.others} aria-labelledby="others">
      <Heading level={2} size="h4" id="others">
        {text('project.others', { name: company.name })}
      </Heading>
      <ul className={s.tiles}>
        {others.map((one) => (
          <li key={one.id}>
            <ProjectTile project={one} sizes="(min-width: 993px) 33vw, 50vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
