import type { RbrHomeRoom } from '@hien/api';
import { Chip, Field, Select, Text } from '@hien/ui';
import { BeforeAfter } from '@hien/ui/viewers';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { RoomAsChosen } from '../Selector/RoomAsChosen.tsx';
import { roomSight } from '../Selector/room-sight.ts';
import type { Selector } from '../Selector/useSelector.ts';
import type { KeptChoice } from './Differences.tsx';
import { type Pair, besides } from './besides.ts';
import * as s from './Wipe.css.ts';

interface WipeProps {
  selector: Selector;
  kept: readonly KeptChoice[];
  room: RbrHomeRoom;
}

const sizes = '(width > 800px) 750px, 92vw';

/** One room as two of the choices have it, one over the other: what was exchanged changes where it stands as the line passes over it. */
export function Wipe({ selector, kept, room }: WipeProps) {
  const text = useText();
  const [pair, setPair] = useState<Pair>([0, 1]);
  const { home, choices } = selector;
  const [left, right] = [kept[pair[0]] ?? kept[0], kept[pair[1]] ?? kept[1]];
  if (left === undefined || right === undefined) return null;
  const [before, after] = [left, right].map(({ selection }) =>
    roomSight({ home, choices, selection }, room),
  );
  if (before === undefined || after === undefined) return null;
  const isOneCamera = before.camera !== null && before.camera === after.camera;
  const options = kept.map(({ name }, at) => ({ value: String(at), label: name }));
  const sides = [
    { at: 0, label: text('rooms.compare.left') },
    { at: 1, label: text('rooms.compare.right') },
  ] as const;
  return (
    <section className={s.root} aria-label={text('rooms.compare.wipe')}>
      <div className={s.rooms} role="group" aria-label={text('rooms.rooms')}>
        {home.rooms.map(({ id, name }) => (
          <Chip key={id} chosen={id === room.id} onToggle={() => selector.see(id)}>
            {name}
          </Chip>
        ))}
      </div>
      {kept.length > 2 ? (
        <div className={s.sides}>
          {sides.map(({ at, label }) => (
            <Field key={at} label={label}>
              <Select
                options={options}
                value={String(pair[at])}
                onChange={({ target }) => setPair(besides(pair, at, Number(target.value)))}
              />
            </Field>
          ))}
        </div>
      ) : null}
      {isOneCamera ? (
        <>
          <div className={s.picture}>
            <BeforeAfter
              before={
                <RoomAsChosen sight={before} sizes={sizes} alt={`${left.name}. ${before.alt}`} />
              }
              after={
                <RoomAsChosen sight={after} sizes={sizes} alt={`${right.name}. ${after.alt}`} />
              }
              labels={{
                before: left.name,
                after: right.name,
                handle: text('rooms.compare.handle'),
                position: (percent) =>
                  text('rooms.compare.position', { percent, name: right.name }),
              }}
            />
          </div>
          <Text size="small" tone="muted">
            {[...new Set([text(before.truth), text(after.truth)])].join(' · ')}
          </Text>
        </>
      ) : (
        <Text size="small" tone="muted">
          {text('rooms.compare.apart', { room: room.name })}
        </Text>
      )}
    </section>
  );
}
