import { isUpright, wallOfDoor } from '@hien/domain/office-plan';
import { IconButton } from '@hien/ui';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  FlipHorizontal2,
  FlipVertical2,
  Trash2,
} from 'lucide-react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Doors } from './useDoors.ts';
import * as e from '../parts/Editor.css.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Metres of one press. */
const step = 0.1;

interface DoorToolsProps {
  doors: Doors;
  index: number;
  /** They stand below the drawing and in the door's row: a group each. */
  place: 'drawing' | 'list';
}

/** What can be done with a door by a press, without a drag. */
export function DoorTools({ doors, index, place }: DoorToolsProps) {
  const text = useText();
  const door = doors.doors[index];
  if (door === undefined) return null;
  const wall = wallOfDoor(doors.walls, door);
  const upright = wall !== undefined && isUpright(wall);
  return (
    <div
      className={e.toolbar}
      role="group"
      tabIndex={-1}
      aria-label={text(`office-plan.doors.tools.${place}`, { door: doors.words.tag(index) })}
    >
      {place === 'drawing' ? (
        <span className={e.toolsWords}>
          {doors.words.tag(index)} · {doors.words.what(door)}
        </span>
      ) : null}
      {wall === undefined ? null : (
        <>
          <IconButton
            label={text(upright ? 'office-plan.tools.up' : 'office-plan.tools.left')}
            icon={upright ? <ArrowUp {...icon} /> : <ArrowLeft {...icon} />}
            onClick={() => doors.slide(index, -step)}
          />
          <IconButton
            label={text(upright ? 'office-plan.tools.down' : 'office-plan.tools.right')}
            icon={upright ? <ArrowDown {...icon} /> : <ArrowRight {...icon} />}
            onClick={() => doors.slide(index, step)}
          />
        </>
      )}
      {door.kind === 'single' ? (
        <IconButton
          label={text('office-plan.doors.hinge')}
          icon={upright ? <FlipVertical2 {...icon} /> : <FlipHorizontal2 {...icon} />}
          onClick={() => doors.hinge(index)}
        />
      ) : null}
      {door.kind === 'sliding' ? null : (
        <IconButton
          label={text('office-plan.doors.swing')}
          icon={upright ? <FlipHorizontal2 {...icon} /> : <FlipVertical2 {...icon} />}
          onClick={() => doors.swing(index)}
        />
      )}
      {place === 'drawing' && door.certainty !== 'sure' ? (
        <IconButton
          label={text('office-plan.doors.confirm')}
          icon={<Check {...icon} />}
          onClick={({ currentTarget }) => {
            // The button goes with the doubt; the focus stays with the door.
            currentTarget.closest<HTMLElement>('[role=group]')?.focus();
            doors.confirm(index);
          }}
        />
      ) : null}
      <IconButton
        label={text('office-plan.doors.remove')}
        icon={<Trash2 {...icon} />}
        onClick={() => doors.remove(index)}
      />
    </div>
  );
}
