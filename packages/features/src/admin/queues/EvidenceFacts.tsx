import type { ReviewEvidenceCase } from '@hien/api';
import { formatPhone, reviewEvidenceKindLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PaperFiles } from './PaperFiles.tsx';
import { WrittenText } from './WrittenText.tsx';

/** What has to be found in the papers: the company, the home and the bill; and the papers. */
export function EvidenceFacts({ one }: { one: ReviewEvidenceCase }) {
  const text = useText();
  const language = useLanguage();
  const { vnd } = useFormat();
  const kind = reviewEvidenceKindLabels[one.kind][language];
  return (
    <>
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
              <Link href={paths.contractorReviewCompany.to(language, { id: one.contractor_id })}>
                {one.company}
              </Link>
            ),
          },
          { term: text('admin.construction-review.place'), detail: one.place },
          {
            term: text('admin.evidence.cost'),
            detail: `${vnd(one.cost.from)} – ${vnd(one.cost.to)}`,
          },
          { term: text('admin.facts.phone'), detail: formatPhone(one.phone) },
          {
            term: text('admin.evidence.kind'),
            detail:
              one.tries === 1 ? kind : text('admin.evidence.again', { kind, tries: one.tries }),
          },
          {
            term: text('admin.evidence.files'),
            detail:
              one.files.length === 0 ? (
                text('admin.evidence.none')
              ) : (
                <PaperFiles files={one.files} name={one.author} />
              ),
          },
        ]}
      />
      <WrittenText by={{ name: one.author, at: one.written_at }} words={one.content} />
    </>
  );
}
