import { Button, Notice } from '@hien/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import * as o from '../../parts/Office.css.ts';
import * as s from './OwnPlan.css.ts';
import type { Read } from './useChosen.ts';

interface LookedProps {
  read: Read;
  address: string;
  name: string;
  busy: boolean;
  /** Who turns pages stays where they turn them. */
  isPaged: boolean;
  onTake: () => void;
  onDrop: () => void;
}

/** What was chosen, and what to think of before it is taken. */
export function Looked({ read, address, name, busy, isPaged, onTake, onDrop }: LookedProps) {
  const text = useText();
  const take = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPaged) take.current?.focus();
  }, [isPaged]);
  return (
    <>
      <img
        className={s.seen}
        src={address}
        width={read.width}
        height={read.height}
        alt={text('office-plan.own.seen', { file: name })}
      />
      {read.look === 'drawing' ? null : (
        <Notice
          tone={read.look === 'photo' ? 'caution' : 'info'}
          title={text(`office-plan.own.look.${read.look}`)}
        >
          {text(`office-plan.own.look.${read.look}.text`)}
        </Notice>
      )}
      <Known read={read} />
      <div ref={take} tabIndex={-1}>
        <Notice tone="caution" title={text('office-plan.own.names')}>
          {text('office-plan.own.names.text')}
        </Notice>
      </div>
      <div className={o.tools}>
        <Button variant="primary" loading={busy} onClick={onTake}>
          {text('office-plan.own.take')}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {text('office-plan.own.other')}
        </Button>
      </div>
    </>
  );
}

/** What its lines say exactly. A sheet is kept as it looks, so nothing of it is left out. */
function Known({ read }: { read: Read }) {
  const text = useText();
  if (!('plan' in read)) return null;
  const { plan, isSheet } = read;
  if (isSheet)
    return plan.doors.length === 0 ? null : (
      <Notice
        tone="positive"
        title={text('office-plan.own.read.sheet', { doors: plan.doors.length })}
      >
        {text('office-plan.own.read.sheet.text')}
      </Notice>
    );
  return (
    <Notice
      tone="positive"
      title={text('office-plan.own.read', {
        lines: plan.lines.length,
        doors: plan.doors.length,
        rooms: plan.outlines.length,
      })}
    >
      {text(plan.scale === null ? 'office-plan.own.read.no-scale' : 'office-plan.own.read.scale')}{' '}
      {plan.left === 0 ? null : text('office-plan.own.read.left', { count: plan.left })}
    </Notice>
  );
}
