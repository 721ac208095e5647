import { type OfficeRoom, bounds, outlineOf } from '@hien/domain/office-plan';
import { Button, Text } from '@hien/ui';
import { Trash2 } from 'lucide-react';
import { useText } from '../../../shared/i18n/useText.ts';
import { NumberField } from '../../parts/NumberField.tsx';
import type { Outlines } from './useOutlines.ts';
import * as o from '../../parts/Office.css.ts';
import * as s from './OwnPlan.css.ts';

interface RoomFiguresProps {
  outlines: Outlines;
  room: OfficeRoom;
  /** The picture, in metres. */
  width: number;
  depth: number;
  /** It is gone, and what had the focus with it. */
  onRemoved: () => void;
}

/** Whether an outline is an upright rectangle: only that one has a width and a depth to type. */
function isUprightBox(outline: OfficeRoom['outline']): boolean {
  const corners = outlineOf(bounds(outline));
  return (
    outline.length === 4 &&
    corners.every(([x, y]) => outline.some(([ox, oy]) => Math.hypot(ox - x, oy - y) < 0.5))
  );
}

/** The chosen room in figures: where it is, and how large. */
export function RoomFigures({ outlines, room, width, depth, onRemoved }: RoomFiguresProps) {
  const text = useText();
  const box = bounds(room.outline);
  const { metres, pixels } = outlines;
  const sized = (change: Partial<typeof box>) => outlineOf({ ...box, ...change });
  /** A figure of the room: what it makes of the outline is refused in its own box. */
  const figure = (outlineAt: (to: number) => OfficeRoom['outline']) => ({
    refusalOf: (to: number) => outlines.refusalOf(room.id, outlineAt(to)),
    onChange: (to: number) => outlines.change(room.id, outlineAt(to), true),
  });
  const limits = { min: 0, late: true, unit: 'm' } as const;
  return (
    <div
      className={o.part}
      role="group"
      aria-label={text('office-plan.own.chosen', { number: outlines.numberOf(room.id) })}
    >
      <Text weight="strong" size="small">
        {text('office-plan.own.chosen', { number: outlines.numberOf(room.id) })}
      </Text>
      <div className={s.figures}>
        <NumberField
          label={text('office-plan.own.left')}
          value={metres(box.x)}
          max={width}
          {...limits}
          {...figure((at) => outlines.shifted(room.outline, [pixels(at) - box.x, 0]))}
        />
        <NumberField
          label={text('office-plan.own.top')}
          value={metres(box.y)}
          max={depth}
          {...limits}
          {...figure((at) => outlines.shifted(room.outline, [0, pixels(at) - box.y]))}
        />
        {isUprightBox(room.outline) ? (
          <>
            <NumberField
              label={text('office-plan.rectangle.width')}
              value={metres(box.width)}
              max={width}
              {...limits}
              {...figure((to) => sized({ width: pixels(to) }))}
            />
            <NumberField
              label={text('office-plan.rectangle.depth')}
              value={metres(box.height)}
              max={depth}
              {...limits}
              {...figure((to) => sized({ height: pixels(to) }))}
            />
          </>
        ) : null}
      </div>
      <div className={o.tools}>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            outlines.remove(room.id);
            onRemoved();
          }}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          {text('office-plan.own.remove')}
        </Button>
      </div>
    </div>
  );
}
