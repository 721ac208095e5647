import type { RbrHome } from '@hien/api';
import { Breadcrumbs, Container, Heading, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { Island } from '../../shared/async/Island.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { TriedBrand } from '../parts/TriedBrand.tsx';
import { selectionPrint } from '../print/selection-print.ts';
import { Announcement } from './Announcement.tsx';
import { Compare } from './Compare.tsx';
import { HomePlan } from './HomePlan.tsx';
import { LinkNotices } from './LinkNotices.tsx';
import { Pieces } from './Pieces.tsx';
import { RoomTabs } from './RoomTabs.tsx';
import { RoomView } from './RoomView.tsx';
import { StylePicker } from './StylePicker.tsx';
import { Total, TotalBar } from './Total.tsx';
import { useAddRooms } from './useAddRooms.tsx';
import { useSelector } from './useSelector.ts';
import * as s from './Selector.css.ts';

/** A home, room by room: the picture first, what can be exchanged under it, and what it costs always in sight. */
export function Selector({ home }: { home: RbrHome }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const selector = useSelector(home);
  const buying = useAddRooms(selector);
  const { room } = selector;
  if (selector.look === 'print')
    return <Island island={selectionPrint} props={{ selector, from: null }} />;
  return (
    <Container className={s.page}>
      <TriedBrand code={selector.brand} />
      <Breadcrumbs
        label={text('rooms.breadcrumb')}
        trail={[
          { label: text('rooms.hub'), href: paths.roomByRoom.to(language) },
          {
            label: home.project.project_name,
            href: paths.roomByRoomProject.to(language, { pro_name: home.project.slug }),
          },
        ]}
        current={home.name}
      />
      <header className={s.head}>
        <Heading level={1} size="h2">
          {home.name}
        </Heading>
        <Text tone="muted">
          {[home.project.project_name, home.tower, format.area(home.area)]
            .filter((part) => part !== null)
            .join(' · ')}
        </Text>
      </header>
      <LinkNotices selector={selector} />
      {room === undefined ? (
        <Text tone="muted">{text('rooms.empty.rooms')}</Text>
      ) : (
        <div className={s.columns}>
          <div className={s.picture}>
            <RoomView selector={selector} room={room} />
            <RoomTabs selector={selector} />
            <Compare selector={selector} />
          </div>
          <div className={s.pieces}>
            <Pieces key={room.id} selector={selector} room={room} />
            <StylePicker selector={selector} room={room} />
            <Total selector={selector} buying={buying} />
          </div>
          <div className={s.plan}>
            <HomePlan selector={selector} />
          </div>
        </div>
      )}
      <Announcement selector={selector} />
      <TotalBar selector={selector} buying={buying} />
    </Container>
  );
}
