import type { ProjectDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  Avatar,
  Breadcrumbs,
  ButtonLink,
  Container,
  Heading,
  Link,
  Text,
  mediaUrl,
} from '@hien/ui';
import { BadgeCheck } from 'lucide-react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CompanyRating } from '../../shared/contractors/CompanyRating.tsx';
import { OtherProjects } from './OtherProjects.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ProjectPictures } from './ProjectPictures.tsx';
import { head, page } from '../parts/page.css.ts';
import * as s from './ProjectView.css.ts';

/** A project: its rooms, after and before, beside what it took and who built it. */
export function Project({ project }: { project: ProjectDetail }) {
  const text = useText();
  const language = useLanguage();
  const { company, name, checked_on: checked } = project;
  const companyHref = paths.contractorDetail.to(language, { id: company.id });
  return (
    <Container className={page}>
      <Breadcrumbs
        label={text('contractor.trail')}
        trail={[
          { label: text('contractor.title'), href: paths.contractor.to(language) },
          { label: company.name, href: companyHref },
        ]}
        current={name}
      />
      <header className={head}>
        <Heading level={1} size="h2">
          {name}
        </Heading>
        <Text tone="muted">{[project.location, project.city].join(', ')}</Text>
      </header>
      <div className={s.columns}>
        <ProjectPictures project={project} />
        <aside className={s.side}>
          <ProjectFacts project={project} />
          <CheckedOn on={checked} />
          <section className={s.company} aria-labelledby="builder">
            <Heading level={2} size="h5" id="builder">
              {text('project.builder')}
            </Heading>
            <div className={s.who}>
              <Avatar
                name={company.name}
                src={company.logo ? mediaUrl(company.logo, { width: 96 }) : null}
                shape="square"
                decorative
              />
              <div>
                <Link href={companyHref}>{company.name}</Link>
                <div>
                  <CompanyRating rating={company.rating} count={company.review_count} />
                </div>
              </div>
            </div>
            <ButtonLink
              variant="primary"
              fullWidth
              href={paths.sendEmail.to(language, { contractor_id: company.id })}
            >
              {text('contractor.write')}
            </ButtonLink>
          </section>
        </aside>
        <section className={s.story} aria-labelledby="story">
          <Heading level={2} size="h4" id="story">
            {text('project.story')}
          </Heading>
          <Text measure className={s.words}>
            {project.description}
          </Text>
        </section>
      </div>
      <OtherProjects project={project} />
    </Container>
  );
}

/** Whether anybody but the company has seen it. */
function CheckedOn({ on }: { on: string | null }) {
  const text = useText();
  const { date } = useFormat();
  if (on === null)
    return (
      <Text size="small" tone="muted">
        {text('project.unchecked')}
      </Text>
    );
  return (
    <p className={s.checked}>
      <BadgeCheck size={18} strokeWidth={1.75} aria-hidden />
      {text('project.checked.on', { date: date(on) })}
    </p>
  );
}
