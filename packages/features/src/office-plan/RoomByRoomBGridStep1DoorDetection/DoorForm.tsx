import {
  type Door,
  type DoorKind,
  doorKinds,
  doorWidth,
  doorWidths,
  isUpright,
  wallLength,
  wallOfDoor,
} from '@hien/domain/office-plan';
import { Button, Field, Select, Text } from '@hien/ui';
import { Check } from 'lucide-react';
import { useText } from '../../shared/i18n/useText.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { DoorTools } from './DoorTools.tsx';
import { type Doors, placeOf } from './useDoors.ts';
import * as s from './Doors.css.ts';

interface DoorFormProps {
  doors: Doors;
  door: Door;
  index: number;
}

const centimetres = (metres: number): number => Math.round(metres * 100);

/** A door in figures: what it is, how wide, and where on its wall. */
export function DoorForm({ doors, door, index }: DoorFormProps) {
  const text = useText();
  const wall = wallOfDoor(doors.walls, door);
  const place = wall === undefined ? 0 : placeOf(wall, door);
  return (
    <div className={s.form}>
      <div className={s.figures}>
        <Field label={text('office-plan.doors.kind')}>
          <Select
            options={doorKinds.map((kind) => ({
              value: kind,
              label: text(`office-plan.doors.kind.${kind}`),
            }))}
            value={door.kind}
            onChange={({ target }) => doors.setKind(index, target.value as DoorKind)}
          />
        </Field>
        {wall === undefined ? null : (
          <>
            <NumberField
              label={text('office-plan.doors.width')}
              unit="cm"
              value={centimetres(doorWidth(door))}
              min={centimetres(doorWidths.least)}
              max={centimetres(doorWidths.most)}
              whole
              late
              onChange={(width) => doors.widen(index, width / 100)}
            />
            <NumberField
              label={text(
                isUpright(wall) ? 'office-plan.doors.from-top' : 'office-plan.doors.from-left',
              )}
              unit="cm"
              value={centimetres(place)}
              min={0}
              // Where it is may be a rounded centimetre past the last whole one.
              max={Math.max(
                centimetres(place),
                Math.floor((wallLength(wall) - doorWidth(door)) * 100 + 0.01),
              )}
              whole
              late
              onChange={(at) => doors.slide(index, at / 100 - place)}
            />
          </>
        )}
      </div>
      <DoorTools doors={doors} index={index} place="list" />
      {door.certainty === 'sure' ? null : (
        <div>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              // The button goes with the doubt; the focus stays with the door.
              currentTarget.closest('li')?.querySelector('button')?.focus();
              doors.confirm(index);
            }}
          >
            <Check size={16} strokeWidth={1.75} aria-hidden />
            {text('office-plan.doors.confirm')}
          </Button>
        </div>
      )}
      {/* The line below the drawing is out of sight on a phone; it is the one that is read out. */}
      {doors.said.words === '' ? null : (
        <Text size="small" tone={doors.said.isNo ? 'critical' : 'muted'} aria-hidden>
          {doors.said.words}
        </Text>
      )}
    </div>
  );
}
