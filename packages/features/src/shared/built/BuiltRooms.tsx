import type { BuiltDetail } from '@hien/api';
import { Chip, Heading, Picture, Text } from '@hien/ui';
import { BeforeAfter } from '@hien/ui/viewers';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { useLargePictures } from '../pictures/useLargePictures.tsx';
import * as s from './BuiltRooms.css.ts';

type Room = BuiltDetail['built_rooms'][number];

const sizes = '(min-width: 1280px) 820px, 100vw';

interface BuiltRoomsProps {
  built: BuiltDetail;
  /** What stands below a room's words. */
  below?: (at: number) => ReactNode;
}

/** Room after room: how it is, with how it was and how it looked between the works where somebody kept that. */
export function BuiltRooms({ built, below }: BuiltRoomsProps) {
  const text = useText();
  const { area } = useFormat();
  const alone = built.built_rooms
    .filter(({ before, during }) => before === null && during === null)
    .map(({ after }) => after);
  const { show, view } = useLargePictures({
    pictures: alone,
    label: text('built.pictures.of', { name: built.name }),
  });
  return (
    <div className={s.rooms}>
      {built.built_rooms.map((room, at) => (
        <section key={room.after.name} className={s.room} aria-labelledby={`built-${at}`}>
          <div className={s.head}>
            <Heading level={3} size="h4" id={`built-${at}`}>
              {room.name}
            </Heading>
            <Text size="small" tone="muted" numeric>
              {area(room.area)}
            </Text>
          </div>
          {room.before === null && room.during === null ? (
            <button
              type="button"
              className={s.enlarge}
              aria-label={text('picture.open', {
                number: alone.indexOf(room.after) + 1,
                count: alone.length,
              })}
              onClick={() => show(alone.indexOf(room.after))}
            >
              <Picture picture={room.after} ratio="4:3" sizes={sizes} alt="" priority={at === 0} />
            </button>
          ) : (
            <Then room={room} />
          )}
          {room.words === null ? null : <blockquote className={s.said}>{room.words}</blockquote>}
          {below?.(at)}
        </section>
      ))}
      {view}
    </div>
  );
}

/** What it is now laid over what it was; the two earlier pictures are exchanged under the same line. */
function Then({ room }: { room: Room }) {
  const text = useText();
  const stages = (['before', 'during'] as const).filter((stage) => room[stage] !== null);
  const [asked, setAsked] = useState<'before' | 'during'>('before');
  const stage = stages.includes(asked) ? asked : (stages[0] ?? 'before');
  const then = room[stage];
  if (then === null) return null;
  return (
    <div className={s.earlier}>
      {stages.length > 1 ? (
        <div
          role="group"
          aria-label={text('built.stage.of', { room: room.name })}
          className={s.stages}
        >
          {stages.map((one) => (
            <Chip key={one} chosen={one === stage} onToggle={() => setAsked(one)}>
              {text(`built.stage.${one}`)}
            </Chip>
          ))}
        </div>
      ) : null}
      <div className={s.frame}>
        <BeforeAfter
          before={then}
          after={room.after}
          ratio="4:3"
          sizes={sizes}
          labels={{
            before: text(`built.${stage}`),
            after: text('built.after'),
            handle: text(`built.handle.${stage}`, { room: room.name }),
            position: (percent) => text('built.position', { percent }),
          }}
        />
      </div>
    </div>
  );
}
