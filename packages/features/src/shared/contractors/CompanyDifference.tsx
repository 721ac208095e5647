import { type CompanyContent, type CompanyField, companyFieldLabels } from '@hien/domain';
import { Badge } from '@hien/ui';
import { useLanguage } from '../i18n/useLanguage.ts';
import * as s from '../versions/versions.css.ts';
import { CompanyValue } from './CompanyValue.tsx';

interface CompanyDifferenceProps {
  before: CompanyContent;
  after: CompanyContent;
  fields: readonly CompanyField[];
  /** Which version each of the two is. */
  titles: { readonly before: string; readonly after: string };
}

/** Fields of a company in two versions, side by side. */
export function CompanyDifference({ before, after, fields, titles }: CompanyDifferenceProps) {
  const language = useLanguage();
  return (
    <dl className={s.list}>
      {fields.map((field) => (
        <div key={field} className={s.changed}>
          <dt className={s.label}>{companyFieldLabels[field][language]}</dt>
          <dd className={s.side}>
            <Badge>{titles.before}</Badge>
            <CompanyValue field={field} content={before} other={after} />
          </dd>
          <dd className={s.side}>
            <Badge tone="accent">{titles.after}</Badge>
            <CompanyValue field={field} content={after} other={before} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
