import { Picture, Text, mediaUrl } from '@hien/ui';
import { FloorPlan, Panorama } from '@hien/ui/viewers';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
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
  const places = detail?.floors.flatMap(({ rooms }) => rooms) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const roomId = places.find(({ id }) => id === chosen)?.room_id;
  const around = new Map(detail?.rooms.map(({ id, panorama }) => [id, panorama]));
  const rooms = roomId ? design.rooms.filter(({ id }) => id === roomId) : design.rooms;
  return (
    <>
      {detail && detail.floors.length > 0 ? (
        <div className={s.plan}>
          <FloorPlan
            label={text('designs.plan.label', { name: design.title })}
            floors={detail.floors.map(({ id, plan, rooms: drawn }, at) => ({
              id,
              name: text('designs.plan.floor', { floor: at + 1 }),
              src: mediaUrl(plan),
              width: plan.width,
              height: plan.height,
              alt: plan.alt,
              rooms: drawn
                .filter(({ room_id: known }) => known !== null)
                .map((room) => ({ ...room, detail: format.area(room.area) })),
            }))}
            labels={{
              floors: text('designs.plan.floors'),
              rooms: text('designs.rooms'),
              zoomIn: text('designs.gallery.zoom-in'),
              zoomOut: text('designs.gallery.zoom-out'),
              whole: text('designs.plan.whole'),
              keys: text('designs.plan.keys'),
            }}
            room={chosen}
            onRoomChange={setChosen}
          />
        </div>
      ) : null}
      <ul className={s.rooms}>
        {rooms.map(({ id, name, area, picture }) => {
          const panorama = around.get(id);
          return (
            <li key={id}>
              {panorama ? (
                <Panorama
                  label={name}
                  src={mediaUrl(panorama)}
                  still={{ src: mediaUrl(picture, { width: 960 }), alt: picture.alt }}
                  labels={{
                    start: text('designs.around.start'),
                    loading: text('designs.around.loading'),
                    hotspots: text('designs.rooms'),
                    keys: text('designs.around.keys'),
                    failed: text('designs.around.failed'),
                    fullscreen: text('designs.around.fullscreen'),
                    leaveFullscreen: text('designs.around.leave'),
                  }}
                />
              ) : (
                <Picture
                  picture={picture}
                  ratio="4:3"
                  sizes="(min-width: 993px) 400px, (min-width: 768px) 46vw, 92vw"
                />
              )}
              <div className={s.words}>
                <Text weight="strong">{name}</Text>
                <Text size="small" tone="muted">
                  {format.area(area)}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
