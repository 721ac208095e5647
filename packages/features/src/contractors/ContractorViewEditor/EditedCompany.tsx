import type { OwnPortfolio, OwnProject } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Badge, ButtonLink, EmptyState, Heading, Link, Notice, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { projectStatus } from '../../shared/status/contractor-status.ts';
import { OwnCompany } from './company/OwnCompany.tsx';
import * as s from './editor.css.ts';
import { OwnPapers } from './papers/OwnPapers.tsx';

/** The company's page with a mark at everything that its owner writes: its projects, and what it tells of itself. */
export function EditedCompany({
  portfolio: { company, items, begun },
}: {
  portfolio: OwnPortfolio;
}) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { contractor_id: id, company_name: name, listed } = company;
  const writeHref = paths.contractorViewEditor.to(language, { id }, { project: 'new' });
  return (
    <div className={s.parts}>
      <header className={s.head}>
        <Text size="small" tone="muted">
          {text('company.editor.title')}
        </Text>
        <Heading level={1} size="h2">
          {name}
        </Heading>
        <div className={s.acts}>
          {listed ? (
            <Link variant="action" href={paths.contractorDetail.to(language, { id })}>
              {text('company.see')}
            </Link>
          ) : null}
          <Link
            variant="action"
            href={paths.portfolioReviewManagement.to(language, { type: 'portfolio' })}
          >
            {text('company.editor.order')}
          </Link>
        </div>
      </header>
      {listed ? null : <Notice tone="info">{text('company.editor.unlisted')}</Notice>}
      <section className={s.part} aria-labelledby="projects">
        <div className={s.line}>
          <Heading level={2} size="h4" id="projects">
            {text('company.manage.section.portfolio')}
          </Heading>
          {begun === null ? (
            <ButtonLink variant="primary" href={writeHref}>
              {text('company.editor.write')}
            </ButtonLink>
          ) : null}
        </div>
        {begun === null ? null : (
          <Notice
            tone="info"
            title={begun.name || text('company.editor.unnamed')}
            action={
              <ButtonLink size="sm" variant="primary" href={writeHref}>
                {text('company.editor.go-on')}
              </ButtonLink>
            }
          >
            {text('company.editor.begun', { when: date(begun.saved_at, 'dateTime') })}
          </Notice>
        )}
        {items.length === 0 ? (
          <EmptyState
            size="section"
            level={3}
            title={text('company.projects.empty.title')}
            text={text('company.editor.empty.text')}
          />
        ) : (
          <ul className={s.tiles}>
            {items.map((item) => (
              <li key={item.project.id}>
                <Tile item={item} companyId={id} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <OwnCompany companyId={id} />
      <OwnPapers />
    </div>
  );
}

function Tile({
  item: { project, shown, state },
  companyId,
}: {
  item: OwnProject;
  companyId: number;
}) {
  const text = useText();
  const language = useLanguage();
  const isHidden = !shown && (state === 'shown' || state === 'edit_request');
  return (
    <article className={s.tile}>
      <div className={s.cover}>
        <Picture
          picture={project.cover}
          ratio="4:3"
          sizes="(min-width: 768px) 400px, 100vw"
          alt=""
        />
      </div>
      <Heading level={3} size="h5">
        {project.name}
      </Heading>
      <div className={s.acts}>
        <CodeBadge status={projectStatus} code={state} />
        {isHidden ? <Badge>{text('company.project.hidden')}</Badge> : null}
      </div>
      <Link
        variant="action"
        href={paths.contractorViewEditor.to(
          language,
          { id: companyId },
          { project: String(project.id) },
        )}
        aria-label={text('company.editor.edit.of', { name: project.name })}
      >
        {text('company.editor.edit')}
      </Link>
    </article>
  );
}
