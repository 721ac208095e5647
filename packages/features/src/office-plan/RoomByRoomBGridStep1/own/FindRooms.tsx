import { type FoundPlanOutcome, withFoundPlan } from '@hien/domain/office-plan';
import { Notice } from '@hien/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { FindPart } from '../../parts/find/FindPart.tsx';
import { useFindOnPicture } from '../../parts/find/useFindOnPicture.ts';
import type { OfficeFlow } from '../../parts/OfficeStep.tsx';
import * as s from '../../parts/find/Find.css.ts';
import * as o from '../../parts/Office.css.ts';

interface FindRoomsProps {
  flow: OfficeFlow;
  /** When there are rooms to look at. */
  onFound: () => void;
}

/** Rooms proposed from the walls of the picture, with the doors in them. */
export function FindRooms({ flow, onFound }: FindRoomsProps) {
  const language = useLanguage();
  const find = useFindOnPicture(
    flow,
    (project, found) => {
      const outcome = withFoundPlan(project, found, language);
      if (outcome.added > 0) onFound();
      return outcome;
    },
    (before, now) => before.rooms !== now.rooms,
  );
  return (
    <FindPart
      flow={flow}
      find={find}
      of="rooms"
      told={(outcome, undo) => <FoundRooms outcome={outcome} undo={undo} />}
    />
  );
}

interface FoundRoomsProps {
  outcome: FoundPlanOutcome;
  undo: ReactNode;
}

function FoundRooms({ outcome: { added, left, doors }, undo }: FoundRoomsProps) {
  const text = useText();
  const isNone = added + left === 0;
  return (
    <Notice
      tone={isNone ? 'caution' : 'positive'}
      title={
        added > 0
          ? text('office-plan.rooms.found', { rooms: added, doors: doors.added })
          : text(isNone ? 'office-plan.rooms.found.none' : 'office-plan.rooms.found.nothing-new')
      }
    >
      {added > 0 ? <p>{text('office-plan.rooms.found.text')}</p> : null}
      {isNone ? <p>{text('office-plan.rooms.found.none.text')}</p> : null}
      {left > 0 ? <p>{text('office-plan.rooms.found.left', { count: left })}</p> : null}
      {undo === null ? null : <div className={`${o.tools} ${s.findActs}`}>{undo}</div>}
    </Notice>
  );
}
