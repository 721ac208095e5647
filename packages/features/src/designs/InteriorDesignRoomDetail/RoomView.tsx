import type { Answer, RbrProductPlace } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  Breadcrumbs,
  Container,
  DefinitionList,
  Heading,
  Link,
  Section,
  Skeleton,
  SkeletonPicture,
  SkeletonText,
} from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { DesignPlan } from '../parts/DesignPlan.tsx';
import { RoomAround } from '../parts/RoomAround.tsx';
import { roomOnDesign } from '../parts/room-on-design.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { RoomHeart } from './RoomHeart.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { RoomPieces } from './RoomPieces.tsx';
import { OtherRooms } from './OtherRooms.tsx';
import * as s from './RoomView.css.ts';

type Preview = Answer<'getDesignPreview'>;
export type Detail = Answer<'getDesign'>;
export type Room = Detail['rooms'][number];

interface RoomViewProps {
  preview: Loadable<Preview>;
  detail: Loadable<Detail>;
  roomId: number;
  /** Homes of room by room in which its pieces stand. */
  places: readonly RbrProductPlace[];
}

export function RoomView({ preview, detail, ...rest }: RoomViewProps) {
  return (
    <QueryBoundary
      query={preview}
      size="page"
      skeleton={<RoomSkeleton />}
      notFound={<NotFoundState />}
    >
      {(design) => (
        <QueryBoundary
          query={detail}
          size="page"
          skeleton={<RoomSkeleton />}
          notFound={<NotFoundState />}
        >
          {(data) => <DesignRoom design={design} detail={data} {...rest} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

interface DesignRoomProps extends Pick<RoomViewProps, 'roomId' | 'places'> {
  design: Preview;
  detail: Detail;
}

function DesignRoom({ design, detail, roomId, places }: DesignRoomProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<number>();
  const room = detail.rooms.find(({ id }) => id === roomId);
  if (room === undefined) return <NotFoundState />;
  const pieces = detail.pieces.filter((piece) => piece.room_id === roomId);
  const drawn = detail.floors.flatMap(({ rooms }) => rooms);
  const place = drawn.find((one) => one.room_id === roomId);
  const whole = paths.interiorDesignDetail.to(language, { id: design.id });
  const toRoom = (id: number) =>
    paths.interiorDesignRoomDetail.to(language, { id: design.id, roomId: id });
  return (
    <>
      <Container className={s.top}>
        <Breadcrumbs
          label={text('designs.breadcrumb')}
          trail={[
            { label: text('designs.title'), href: paths.interiorDesign.to(language) },
            { label: design.title, href: whole },
          ]}
          current={room.name}
        />
        <div className={s.columns}>
          <RoomPicture picture={room.picture} pieces={pieces} pointed={pointed} />
          <div className={s.side}>
            <div className={s.title}>
              <Heading level={1} size="h2">
                {room.name}
              </Heading>
              <RoomHeart id={room.id} name={room.name} />
            </div>
            <DefinitionList
              items={[
                { term: text('designs.filter.area'), detail: format.area(room.area) },
                ...(design.rooms.length > 1
                  ? [
                      {
                        term: text('designs.room.share'),
                        detail: text('designs.room.share.is', {
                          share: format.percent(Math.round((room.area / design.area) * 100)),
                          area: format.area(design.area),
                        }),
                      },
                    ]
                  : []),
                { term: text('designs.filter.style'), detail: text(`style.${design.style}`) },
                {
                  term: text('designs.room.of'),
                  detail: <Link href={whole}>{design.title}</Link>,
                },
              ]}
            />
            <RoomPieces pieces={pieces} places={places} onPoint={setPointed} />
            <div>
              {/* The room itself is for members: others see it on the page of its design, under a card of its own. */}
              <ShareLink
                path={roomOnDesign(language, design.id, room.id)}
                title={text('designs.room.page', { room: room.name, name: design.title })}
              />
            </div>
          </div>
        </div>
      </Container>
      {room.panorama ? (
        <Section title={text('designs.around.start')} space="md">
          <RoomAround
            name={room.name}
            panorama={room.panorama}
            picture={room.picture}
            around={room.around}
          />
        </Section>
      ) : null}
      {place ? (
        <Section title={text('designs.room.plan')} space="md" ground="sunken">
          <DesignPlan
            name={design.title}
            floors={detail.floors}
            room={place.id}
            onRoomChange={(id) => {
              const next = drawn.find((one) => one.id === id)?.room_id;
              if (next && next !== roomId) void navigate(toRoom(next));
            }}
          />
        </Section>
      ) : null}
      {detail.rooms.length > 1 ? (
        <OtherRooms rooms={detail.rooms} roomId={roomId} toRoom={toRoom} whole={whole} />
      ) : null}
    </>
  );
}

function RoomSkeleton() {
  return (
    <Container className={s.top}>
      <Skeleton shape="text" width="18rem" />
      <div className={s.columns}>
        <SkeletonPicture ratio="4:3" />
        <SkeletonText lines={9} />
      </div>
    </Container>
  );
}
