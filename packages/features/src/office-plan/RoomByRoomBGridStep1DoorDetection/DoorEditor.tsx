import { doubtfulDoors, furnish, rulesOf, withFoundDoors } from '@hien/domain/office-plan';
import { Button, ButtonLink, EmptyState } from '@hien/ui';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../shared/i18n/useText.ts';
import { FindPart } from '../parts/find/FindPart.tsx';
import { useFindOnPicture } from '../parts/find/useFindOnPicture.ts';
import { DoorwayNotice } from '../parts/DoorwayNotice.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { AddDoor } from './AddDoor.tsx';
import { DoorList } from './DoorList.tsx';
import { DoorTools } from './DoorTools.tsx';
import { DoorsDrawing } from './DoorsDrawing.tsx';
import { DoorsNotice } from './DoorsNotice.tsx';
import { FoundNotice } from './FoundNotice.tsx';
import { ScaleDoubt } from './ScaleDoubt.tsx';
import { useCheckNext } from './useCheckNext.ts';
import { useDoors } from './useDoors.ts';
import * as o from '../parts/Office.css.ts';
import * as e from '../parts/Editor.css.ts';
import * as s from './Doors.css.ts';

export function DoorEditor({ flow }: { flow: OfficeFlow }) {
  const text = useText();
  const navigate = useNavigate();
  const said = useRef<HTMLDivElement>(null);
  const doors = useDoors(flow, () => said.current?.focus());
  const seen = useRef<HTMLDivElement>(null);
  const checkNext = useCheckNext(doors, seen);
  const find = useFindOnPicture(flow, withFoundDoors, (before, now) => before.doors !== now.doors);
  const { project, floor, store, link } = flow;
  const count = floor.doors.length;
  const doubtful = doubtfulDoors(project);
  if (floor.rooms.length === 0)
    return (
      <EmptyState
        drawing="door"
        title={text('office-plan.doors.no-rooms')}
        text={text('office-plan.doors.no-rooms.text')}
        action={
          <ButtonLink variant="primary" href={link.stepHref('plan')}>
            {text('office-plan.doors.no-rooms.action')}
          </ButtonLink>
        }
      />
    );
  const goOn = () => {
    // Who comes here first finds an office that is furnished, and changes it.
    if (project.modules.length === 0)
      store.change({
        ...project,
        doorsSeen: true,
        modules: furnish(floor, rulesOf(project, project.density)),
      });
    else if (!project.doorsSeen) store.change({ ...project, doorsSeen: true }, false);
    void navigate(link.stepHref('modules'));
  };
  return (
    <>
      {find.finding.step === 'found' ? null : <DoorsNotice flow={flow} onCheck={checkNext} />}
      <FindPart
        flow={flow}
        find={find}
        of="doors"
        told={(outcome, undo) => <FoundNotice outcome={outcome} onCheck={checkNext} undo={undo} />}
      >
        <ScaleDoubt flow={flow} />
      </FindPart>
      <div className={o.columns}>
        <div ref={seen} className={o.seen}>
          <DoorsDrawing flow={flow} doors={doors} />
          {doors.chosen === null ? null : (
            <DoorTools doors={doors} index={doors.chosen} place="drawing" />
          )}
          <div ref={said} tabIndex={-1} className={s.saidLine}>
            <p role="status" className={doors.said.isNo ? `${e.said} ${e.saidNo}` : e.said}>
              {doors.said.words}
            </p>
            {doors.said.takeBack && store.undo ? (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  store.undo?.();
                  said.current?.focus();
                }}
              >
                <Undo2 size={16} strokeWidth={1.75} aria-hidden />
                {text('office-plan.doors.take-back')}
              </Button>
            ) : null}
          </div>
        </div>
        <div className={o.told}>
          <DoorwayNotice flow={flow} />
          <DoorList doors={doors} />
          <AddDoor doors={doors} />
        </div>
      </div>
      <StepBar
        label={text('office-plan.doors')}
        figure={text('office-plan.doors.count', { count })}
        {...(doubtful > 0 ? { note: text('office-plan.doors.doubtful', { count: doubtful }) } : {})}
      >
        <Button variant="primary" size="lg" onClick={goOn}>
          {text(count === 0 ? 'office-plan.doors.without' : 'office-plan.next.modules')}
        </Button>
      </StepBar>
    </>
  );
}
