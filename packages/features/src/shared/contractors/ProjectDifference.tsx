import { type ProjectContent, type ProjectField, projectFieldLabels } from '@hien/domain';
import { Badge } from '@hien/ui';
import { uploadPreview } from '../forms/uploads.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { type MessageId, useText } from '../i18n/useText.ts';
import * as s from '../versions/versions.css.ts';
import { WordsInLanguages } from '../versions/WordsInLanguages.tsx';

interface ProjectDifferenceProps {
  /** What visitors see now; null when they see nothing yet. */
  before: ProjectContent | null;
  after: ProjectContent;
  fields: readonly ProjectField[];
}

/** Fields of a project: how they are, and beside it how visitors see them now. */
export function ProjectDifference({ before, after, fields }: ProjectDifferenceProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <dl className={s.list}>
      {fields.map((field) => (
        <div key={field} className={before === null ? s.row : s.changed}>
          <dt className={s.label}>{projectFieldLabels[field][language]}</dt>
          {before === null ? null : (
            <dd className={s.side}>
              <Badge>{text('project.version.before')}</Badge>
              <Value field={field} content={before} other={after} />
            </dd>
          )}
          <dd className={s.side}>
            {before === null ? null : <Badge tone="accent">{text('project.version.after')}</Badge>}
            <Value field={field} content={after} other={before} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  field: ProjectField;
  content: ProjectContent;
  /** The version that it is compared with. */
  other: ProjectContent | null;
}

function Value({ field, content, other }: ValueProps) {
  const text = useText();
  const format = useFormat();
  const squareMetres = (size: number | null) => (size === null ? '–' : format.area(size));
  const money = (amount: number | null) => (amount === null ? '–' : format.vnd(amount));
  switch (field) {
    case 'project_name':
    case 'description':
      return <WordsInLanguages words={content[field]} other={other?.[field] ?? null} />;
    case 'area':
    case 'construction_area':
      return squareMetres(content[field]);
    case 'period_months':
      return content.period_months === null
        ? '–'
        : text('project.months', {
            months: format.decimal(content.period_months),
            count: content.period_months === 1 ? 1 : 2,
          });
    case 'cost_from':
    case 'cost_to':
      return money(content[field]);
    case 'style':
      return content.style === '' ? '–' : text(`style.${content.style}` as MessageId);
    case 'house_type':
      return content.house_type === '' ? '–' : text(`house.${content.house_type}` as MessageId);
    case 'reviewed_on':
      return content.reviewed_on === '' ? '–' : format.date(content.reviewed_on);
    case 'pictures':
      return <Pictures pictures={content.pictures} />;
    case 'location':
    case 'district':
    case 'city':
      return content[field] || '–';
  }
}

/** In their order, each with the same place before the works where there is one. */
function Pictures({ pictures }: { pictures: ProjectContent['pictures'] }) {
  const text = useText();
  if (pictures.length === 0) return '–';
  return (
    <ol className={s.pictures}>
      {pictures
        .flatMap(({ picture, before, during }, at) => [
          ...(before === ''
            ? []
            : [{ address: before, label: text('project.picture.before', { number: at + 1 }) }]),
          {
            address: picture,
            label: text(during ? 'project.picture.during' : 'project.picture.after', {
              number: at + 1,
            }),
          },
        ])
        .map(({ address, label }) => (
          <li key={label} className={s.picture}>
            <a href={address} target="_blank" rel="noreferrer">
              <img className={s.image} src={uploadPreview(address)} alt={label} loading="lazy" />
            </a>
            <span className={s.small}>{label}</span>
          </li>
        ))}
    </ol>
  );
}
