import { type FoundOutcome, officeLimits } from '@hien/domain/office-plan';
import { Button, Notice } from '@hien/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as o from '../parts/Office.css.ts';
import * as s from '../parts/find/Find.css.ts';

interface FoundNoticeProps {
  outcome: FoundOutcome;
  onCheck: () => void;
  undo: ReactNode;
}

/** How many doors were found, how many of them are to be looked at, and what was left as it is. */
export function FoundNotice({ outcome, onCheck, undo }: FoundNoticeProps) {
  const text = useText();
  const { added, doubtful, known, beside, over } = outcome;
  const isNone = added + known + beside + over === 0;
  const title =
    added === 0
      ? text(isNone ? 'office-plan.doors.found.none' : 'office-plan.doors.found.nothing-new')
      : doubtful > 0
        ? text('office-plan.doors.found.doubtful', { count: added, doubtful })
        : text('office-plan.doors.found', { count: added });
  return (
    <Notice tone={doubtful > 0 || added + known === 0 ? 'caution' : 'positive'} title={title}>
      {isNone ? <p>{text('office-plan.doors.found.none.text')}</p> : null}
      {added === 0 ? null : (
        <p>
          {text(doubtful > 0 ? 'office-plan.doors.found.text' : 'office-plan.doors.known.text')}
        </p>
      )}
      {known > 0 ? <p>{text('office-plan.doors.found.kept', { count: known })}</p> : null}
      {beside > 0 ? <p>{text('office-plan.doors.found.beside', { count: beside })}</p> : null}
      {over > 0 ? (
        <p>{text('office-plan.doors.fault.full', { most: officeLimits.doors })}</p>
      ) : null}
      {doubtful > 0 || undo !== null ? (
        <div className={`${o.tools} ${s.findActs}`}>
          {doubtful > 0 ? (
            <Button size="sm" onClick={onCheck}>
              {text('office-plan.doors.check')}
            </Button>
          ) : null}
          {undo}
        </div>
      ) : null}
    </Notice>
  );
}
