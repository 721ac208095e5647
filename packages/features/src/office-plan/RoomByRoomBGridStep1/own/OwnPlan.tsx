import { Heading, Text } from '@hien/ui';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../../parts/OfficeStep.tsx';
import { RoomKinds } from '../RoomKinds.tsx';
import { useOwnPicture } from '../../store/useOwnPicture.ts';
import { AddRoom } from './AddRoom.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { RoomFigures } from './RoomFigures.tsx';
import { ScalePart } from './ScalePart.tsx';
import { FindRooms } from './FindRooms.tsx';
import { DraftTools, SheetTools } from './SheetTools.tsx';
import { useOutlines } from './useOutlines.ts';
import { useScale } from './useScale.ts';
import * as o from '../../parts/Office.css.ts';
import * as e from '../../parts/Editor.css.ts';

interface OwnPlanProps {
  flow: OfficeFlow;
  /** Below the picture: the way to another plan. */
  below: ReactNode;
  /** After the rooms: the people. */
  children: ReactNode;
}

/** A picture of one's own becomes a plan: one length, then the rooms. */
export function OwnPlan({ flow, below, children }: OwnPlanProps) {
  const text = useText();
  const outlines = useOutlines(flow);
  const { project } = flow;
  const scale = useScale(flow, () =>
    outlines.setMode(project.rooms.length === 0 ? 'rectangle' : 'look'),
  );
  const picture = useOwnPicture(project.plan);
  const { chosen, said } = outlines;
  const roomsHead = useRef<HTMLHeadingElement>(null);
  return (
    <div className={o.columns}>
      <div className={o.seen}>
        <PlanSheet
          flow={flow}
          outlines={outlines}
          scale={scale}
          picture={picture}
          tools={<SheetTools outlines={outlines} />}
        />
        <p role="status" className={said.isNo ? `${e.said} ${e.saidNo}` : e.said}>
          {said.words || text(`office-plan.own.mode.${outlines.mode}`)}
        </p>
        <DraftTools outlines={outlines} />
        {below}
      </div>
      <div className={o.told}>
        <ScalePart
          flow={flow}
          outlines={outlines}
          scale={scale}
          written={picture.state === 'here' ? picture.written : []}
        />
        {project.scale === null ? null : (
          <>
            <FindRooms flow={flow} onFound={() => outlines.setMode('look')} />
            <section className={o.part} aria-labelledby="rooms">
              <Heading level={2} size="h4" id="rooms" ref={roomsHead} tabIndex={-1}>
                {text('office-plan.rooms')}
              </Heading>
              <Text size="small" tone="muted">
                {text(
                  project.rooms.length === 0
                    ? 'office-plan.own.rooms.none'
                    : 'office-plan.rooms.text',
                )}
              </Text>
              <RoomKinds flow={flow} chooses={outlines.mode === 'look'} />
              {chosen === undefined ? null : (
                <RoomFigures
                  key={chosen.id}
                  outlines={outlines}
                  room={chosen}
                  onRemoved={() => roomsHead.current?.focus()}
                  width={outlines.metres(project.width)}
                  depth={outlines.metres(project.height)}
                />
              )}
              {/* The line below the picture is out of sight on a phone; it is the one that is read out. */}
              {said.words === '' ? null : (
                <Text size="small" tone={said.isNo ? 'critical' : 'muted'} aria-hidden>
                  {said.words}
                </Text>
              )}
            </section>
            <AddRoom outlines={outlines} />
          </>
        )}
        {children}
      </div>
    </div>
  );
}
