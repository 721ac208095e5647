import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Picture, Text } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DesignPlan } from '../parts/DesignPlan.tsx';
import { RoomAround } from '../parts/RoomAround.tsx';
import { roomAnchor } from '../parts/room-on-design.ts';
import type { Detail, Preview } from './DesignView.tsx';
import * as s from './DesignView.css.ts';

interface DesignRoomsProps {
  design: Preview;
  /** Undefined for guests, and until it has come. */
  detail: Detail | undefined;
}

/** Its rooms: pictures for everybody; for members the plan, on which a room is pressed, and what can be turned round in. */
export function DesignRooms({ design, detail }: DesignRoomsProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const places = detail?.floors.flatMap(({ rooms }) => rooms) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const roomId = places.find(({ id }) => id === chosen)?.room_id;
  const around = new Map(detail?.rooms.map((one) => [one.id, one]));
  const rooms = roomId ? design.rooms.filter(({ id }) => id === roomId) : design.rooms;
  return (
    <>
      {detail && detail.floors.length > 0 ? (
        <div className={s.plan}>
          <DesignPlan
            name={design.title}
            floors={detail.floors}
            room={chosen}
            onRoomChange={setChosen}
          />
        </div>
      ) : null}
      <ul className={s.rooms}>
        {rooms.map(({ id, name, area, picture }) => {
          const seen = around.get(id);
          const href = paths.interiorDesignRoomDetail.to(language, {
            id: design.id,
            roomId: id,
          });
          return (
            <li key={id} id={roomAnchor(id)}>
              <div className={s.roomHead}>
                <Heading level={3} size="h4">
                  <Link href={href}>{name}</Link>
                </Heading>
                <Text size="small" tone="muted" numeric>
                  {format.area(area)}
                </Text>
              </div>
              {seen?.panorama ? (
                <RoomAround
                  folded
                  name={name}
                  panorama={seen.panorama}
                  picture={picture}
                  around={seen.around}
                />
              ) : (
                <Picture
                  picture={picture}
                  ratio="4:3"
                  sizes="(min-width: 993px) 400px, (min-width: 768px) 46vw, 92vw"
                />
              )}
            </li>
          );
        })}
      </ul>
      {roomId ? (
        <ButtonLink
          variant="secondary"
          href={paths.interiorDesignRoomDetail.to(language, { id: design.id, roomId })}
        >
          {text('designs.room.open')}
        </ButtonLink>
      ) : null}
    </>
  );
}
