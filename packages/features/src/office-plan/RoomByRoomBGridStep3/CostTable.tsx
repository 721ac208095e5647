import { type OfficeProject, officeTotal, officeVatRate } from '@hien/domain/office-plan';
import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Summary.css.ts';

/** Each module and each work with what it costs, VAT in it, and the sum. */
export function CostTable({ project }: { project: OfficeProject }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { lines, net, vat, total } = officeTotal(project);
  if (lines.length === 0) return <Text tone="muted">{text('office-plan.costs.none')}</Text>;
  const sums = [
    { label: text('office-plan.costs.net'), amount: net },
    {
      label: text('office-plan.costs.vat', { rate: format.percent(officeVatRate / 100) }),
      amount: vat,
    },
  ];
  return (
    <>
      <table className={s.table} aria-label={text('office-plan.costs')}>
        <thead>
          <tr>
            <th scope="col" className={s.name}>
              {text('office-plan.costs.what')}
            </th>
            <th scope="col" className={s.figure}>
              {text('office-plan.costs.quantity')}
            </th>
            <th scope="col" className={s.figure}>
              {text('office-plan.costs.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, unit, quantity, price, amount }) => (
            <tr key={id}>
              <th scope="row" className={s.name}>
                {name[language]}
                <span className={s.each}>
                  {text(`office-plan.costs.each.${unit}`, { price: format.vnd(price) })}
                </span>
              </th>
              <td className={s.figure}>
                {unit === 'area' ? format.area(quantity) : format.integer(quantity)}
              </td>
              <td className={s.figure}>{format.vnd(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" colSpan={2} className={s.name}>
                {label}
              </th>
              <td className={s.figure}>{format.vnd(amount)}</td>
            </tr>
          ))}
          <tr className={s.total}>
            <th scope="row" colSpan={2} className={s.name}>
              {text('office-plan.total')}
            </th>
            <td className={s.figure}>{format.vnd(total)}</td>
          </tr>
        </tfoot>
      </table>
      <Text size="small" tone="muted">
        {text('office-plan.costs.note')}
      </Text>
    </>
  );
}
