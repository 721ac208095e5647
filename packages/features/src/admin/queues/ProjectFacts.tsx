import type { ProjectCase } from '@hien/api';
import { losesCheck } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice } from '@hien/ui';
import { PictureCopies } from '../../shared/contractors/PictureCopies.tsx';
import { ProjectDifference } from '../../shared/contractors/ProjectDifference.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { WrittenText } from './WrittenText.tsx';

/** All of a new project; of one that visitors see what differs; and pictures that another company shows. */
export function ProjectFacts({ one }: { one: ProjectCase }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {one.state === 'waiting' ? (
        <Notice
          tone="info"
          title={text(`admin.project.about.${one.kind}`, { count: one.changed.length })}
        >
          {text(`admin.project.about.${one.kind}.text`)}
        </Notice>
      ) : null}
      <Checked one={one} />
      <PictureCopies copies={one.copies} lead={text('admin.project.copies.lead')} />
      {one.reason === null ? null : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.reason}
        />
      )}
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.construction-review.company'),
            detail: (
              <Link href={paths.contractorDetail.to(language, { id: one.contractor_id })}>
                {one.company_name}
              </Link>
            ),
          },
          { term: text('admin.item.kind'), detail: text(`admin.project.kind.${one.kind}`) },
        ]}
      />
      <ProjectDifference before={one.before} after={one.after} fields={one.changed} />
    </>
  );
}

/** What becomes of the mark of those who have been there, when the edit is approved. */
function Checked({ one: { state, checked_on: day, changed } }: { one: ProjectCase }) {
  const text = useText();
  const { date } = useFormat();
  if (state !== 'waiting' || day === null) return null;
  const shown = { day: date(day, 'date') };
  return losesCheck(changed) ? (
    <Notice tone="caution" title={text('admin.project.check')}>
      {text('admin.project.check.text', shown)}
    </Notice>
  ) : (
    <Notice tone="info">{text('admin.project.check.stays', shown)}</Notice>
  );
}
