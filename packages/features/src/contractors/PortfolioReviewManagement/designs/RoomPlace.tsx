import { Button, Select, Text } from '@hien/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { RoomsOnPlan, boxOver } from '../../../shared/designs/RoomsOnPlan.tsx';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './designs.css.ts';
import { boxAfter, boxBetween, middleBox } from './room-place.ts';
import { type Content, controlId } from './wizard.ts';

type Room = Content['rooms'][number];

interface RoomPlaceProps {
  /** Of the room in the list, from 0. */
  at: number;
  content: Content;
  onChange: (place: Room['place']) => void;
}

/** Where a room lies on a drawing: two opposite corners are pressed, or the box is moved by arrows. */
export function RoomPlace({ at, content, onChange }: RoomPlaceProps) {
  const text = useText();
  const { plans, rooms } = content;
  const place = rooms[at]?.place ?? null;
  const [other, setOther] = useState(plans[0]);
  const [corner, setCorner] = useState<{ x: number; y: number } | null>(null);
  const box = useRef<HTMLButtonElement>(null);
  const number = at + 1;
  const plan = place?.plan ?? (other !== undefined && plans.includes(other) ? other : plans[0]);
  if (plan === undefined)
    return (
      <Text size="small" tone="muted">
        {text('design.editor.place.none')}
      </Text>
    );
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A key has no place: the room begins in the middle and goes on by arrows.
    if (event.detail === 0) {
      onChange({ plan, ...middleBox });
      requestAnimationFrame(() => box.current?.focus());
      return;
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const pressed = {
      x: Math.min(1, Math.max(0, (event.clientX - left) / width)),
      y: Math.min(1, Math.max(0, (event.clientY - top) / height)),
    };
    if (corner === null) setCorner(pressed);
    else {
      onChange({ plan, ...boxBetween(corner, pressed) });
      setCorner(null);
    }
  };
  return (
    <div className={s.group} id={controlId(`rooms.${at}.place`)} tabIndex={-1}>
      <Text size="small">{text('design.editor.place', { number })}</Text>
      {plans.length < 2 ? null : (
        <Select
          aria-label={text('design.editor.place.floor', { number })}
          value={plan}
          options={plans.map((value, floor) => ({
            value,
            label: text('design.plan', { number: floor + 1 }),
          }))}
          onChange={(event) => {
            setOther(event.currentTarget.value);
            setCorner(null);
            if (place !== null) onChange({ ...place, plan: event.currentTarget.value });
          }}
        />
      )}
      <RoomsOnPlan
        plan={plan}
        alt=""
        rooms={rooms.flatMap((room, one) =>
          room.place?.plan === plan && one !== at ? [{ number: one + 1, place: room.place }] : [],
        )}
      >
        <button
          type="button"
          className={s.press}
          aria-label={text('design.editor.place.press', { number })}
          onClick={press}
        />
        {corner === null ? null : (
          <span
            className={s.corner}
            style={{
              insetInlineStart: `${corner.x * 100}%`,
              insetBlockStart: `${corner.y * 100}%`,
            }}
          />
        )}
        {place === null ? null : (
          <button
            ref={box}
            type="button"
            className={s.walls}
            style={boxOver(place)}
            aria-label={text('design.editor.place.at', {
              number,
              x: Math.round(place.x * 100),
              y: Math.round(place.y * 100),
              width: Math.round(place.width * 100),
              height: Math.round(place.height * 100),
            })}
            onKeyDown={(event) => {
              const next = boxAfter(event.key, event.shiftKey, place);
              if (next === null) return;
              event.preventDefault();
              onChange({ plan, ...next });
            }}
          >
            {number}
          </button>
        )}
      </RoomsOnPlan>
      <Text size="small" tone="muted" role="status">
        {text(corner === null ? 'design.editor.place.hint' : 'design.editor.place.second')}
      </Text>
      {place === null ? null : (
        <div>
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {text('design.editor.place.remove', { number })}
          </Button>
        </div>
      )}
    </div>
  );
}
