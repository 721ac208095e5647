import { doubtfulDoors } from '@hien/domain/office-plan';
import { Button, Notice } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';

interface DoorsNoticeProps {
  flow: OfficeFlow;
  /** Shows the next door to look at. */
  onCheck: () => void;
}

/** What is known of the plan's doors, and what to do about it. */
export function DoorsNotice({ flow: { project, floor }, onCheck }: DoorsNoticeProps) {
  const text = useText();
  const count = floor.doors.length;
  const doubtful = doubtfulDoors(project);
  return (
    <Notice
      tone={count === 0 || doubtful > 0 ? 'caution' : 'info'}
      title={
        count === 0
          ? text('office-plan.doors.none')
          : doubtful > 0
            ? text('office-plan.doors.known.doubtful', { count, doubtful })
            : text('office-plan.doors.known', { count })
      }
      action={
        doubtful > 0 ? (
          <Button size="sm" onClick={onCheck}>
            {text('office-plan.doors.check')}
          </Button>
        ) : undefined
      }
    >
      {count === 0 ? text('office-plan.doors.none.text') : text('office-plan.doors.known.text')}
    </Notice>
  );
}
