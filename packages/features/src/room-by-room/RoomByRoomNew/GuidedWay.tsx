import type { RbrHome } from '@hien/api';
import { ButtonLink, Container, Heading, Text } from '@hien/ui';
import { Island } from '../../shared/async/Island.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { selectionPrint } from '../print/selection-print.ts';
import { Announcement } from '../Selector/Announcement.tsx';
import { LinkNotices } from '../Selector/LinkNotices.tsx';
import { Pieces } from '../Selector/Pieces.tsx';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import { useSelector } from '../Selector/useSelector.ts';
import { GuidedSummary } from './GuidedSummary.tsx';
import { StyleChoice } from './StyleChoice.tsx';
import * as s from './RoomByRoomNew.css.ts';

/**
 * Style, then the pieces of each room, then the sum: one decision a window. Where one is and what was chosen stand in the
 * address, so that back, reload and a link keep everything.
 */
export function GuidedWay({ home }: { home: RbrHome }) {
  const text = useText();
  const selector = useSelector(home);
  const { rooms } = home;
  const isSummary = selector.look === 'summary';
  const atStyle = !isSummary && (selector.isStart || selector.selection.view === null);
  const place = rooms.findIndex(({ id }) => id === selector.room?.id);
  const step = isSummary ? rooms.length + 1 : atStyle ? 0 : place + 1;
  const room = atStyle || isSummary ? undefined : selector.room;
  const hrefOf = (to: number): string => {
    if (to > rooms.length) return selector.lookHref('summary');
    return selector.viewHref(to === 0 ? null : (rooms[to - 1]?.id ?? null));
  };
  const title = isSummary
    ? text('rooms.guided.summary')
    : room === undefined
      ? text('rooms.guided.style')
      : text('rooms.guided.room', { room: room.name });
  if (selector.look === 'print')
    return <Island island={selectionPrint} props={{ selector, from: 'summary' }} />;
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Text size="small" tone="muted">
          {home.name} · {text('rooms.check.at', { at: step + 1, of: rooms.length + 2 })}
        </Text>
        <Heading level={1} size="h2">
          {title}
        </Heading>
      </header>
      <LinkNotices selector={selector} />
      {isSummary ? <GuidedSummary selector={selector} /> : null}
      {atStyle ? <StyleChoice selector={selector} /> : null}
      {room === undefined ? null : (
        <div className={s.columns}>
          <RoomPicture selector={selector} room={room} />
          <Pieces key={room.id} selector={selector} room={room} />
        </div>
      )}
      <nav className={s.ways} aria-label={text('rooms.guided.ways')}>
        {step === 0 ? (
          <span />
        ) : (
          <ButtonLink variant="quiet" href={hrefOf(step - 1)}>
            {text('rooms.guided.back')}
          </ButtonLink>
        )}
        {isSummary ? null : (
          <ButtonLink variant="primary" size="lg" href={hrefOf(step + 1)}>
            {step === rooms.length
              ? text('rooms.guided.to-summary')
              : text('rooms.guided.next', { room: rooms[step]?.name ?? '' })}
          </ButtonLink>
        )}
      </nav>
      <Announcement selector={selector} />
    </Container>
  );
}
