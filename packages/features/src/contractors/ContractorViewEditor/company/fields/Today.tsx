import type { CompanyField } from '@hien/domain';
import { CompanyValue } from '../../../../shared/contractors/CompanyValue.tsx';
import { useText } from '../../../../shared/i18n/useText.ts';
import type { PartProps } from '../PartFields.tsx';
import * as s from '../../editor.css.ts';

/** What visitors read of a field while something else is asked for. */
export function Today({
  field,
  live,
  changed,
}: Pick<PartProps, 'live' | 'changed'> & { field: CompanyField }) {
  const text = useText();
  if (!changed.includes(field)) return null;
  return (
    <div className={s.today}>
      <span className={s.todayLabel}>{text('company.own.today')}</span>
      <CompanyValue field={field} content={live} />
    </div>
  );
}
