import type { InstalmentPlan } from '@hien/domain';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Bank.css.ts';

/** Every payment; the last one takes what rounding left. */
export function PlanTable({ plan }: { plan: InstalmentPlan }) {
  const text = useText();
  const format = useFormat();
  return (
    <table className={s.table} aria-label={text('bank.plan')}>
      <thead>
        <tr>
          <th scope="col" className={s.name}>
            {text('bank.month')}
          </th>
          <th scope="col" className={s.figure}>
            {text('bank.principal')}
          </th>
          <th scope="col" className={s.figure}>
            {text('bank.interest.month')}
          </th>
          <th scope="col" className={s.figure}>
            {text('bank.payment')}
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.instalments.map(({ month, principal, interest, payment }) => (
          <tr key={month} className={s.piece}>
            <th scope="row" className={s.name}>
              {format.integer(month)}
            </th>
            <td className={s.figure}>{format.vnd(principal)}</td>
            <td className={s.figure}>{format.vnd(interest)}</td>
            <td className={s.figure}>{format.vnd(payment)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
