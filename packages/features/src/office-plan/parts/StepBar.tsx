import { ActionBar } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './Office.css.ts';

interface StepBarProps {
  /** What the figure is. */
  label: string;
  figure: string;
  note?: string;
  /** The way on. */
  children: ReactNode;
}

/** The figure that matters in a step, beside the way on; under the thumb on a phone. */
export function StepBar({ label, figure, note, children }: StepBarProps) {
  const sum = (
    <p className={s.sum}>
      <span className={s.sumLabel}>{label}</span>
      <strong className={s.sumFigure}>{figure}</strong>
      {note === undefined ? null : <span className={s.sumLabel}>{note}</span>}
    </p>
  );
  return (
    <>
      <div className={s.wideBar}>
        {sum}
        {children}
      </div>
      <ActionBar label={label} actions={children}>
        {sum}
      </ActionBar>
    </>
  );
}
