import { ActionBar } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { BankFlow } from './BankStep.tsx';
import * as s from './Bank.css.ts';

/** What the rooms cost so far, beside the way on; under the thumb on a phone. */
export function BankBar({ flow, children }: { flow: BankFlow; children: ReactNode }) {
  const text = useText();
  const format = useFormat();
  const { budget } = flow.link.url;
  const sum = (
    <p className={s.sum}>
      <span className={s.sumLabel}>{text('bank.sum.rooms', { count: flow.rooms.length })}</span>
      <strong className={s.sumFigure}>{format.vnd(flow.amount)}</strong>
      {budget === undefined ? null : (
        <span className={flow.amount > budget ? s.over : s.sumLabel}>
          {flow.amount > budget
            ? text('bank.budget.over', { amount: format.vnd(flow.amount - budget) })
            : text('bank.budget.left', { amount: format.vnd(budget - flow.amount) })}
        </span>
      )}
    </p>
  );
  return (
    <>
      <div className={s.wideBar}>
        {sum}
        {children}
      </div>
      <ActionBar label={text('bank.sum')} actions={children}>
        {sum}
      </ActionBar>
    </>
  );
}
