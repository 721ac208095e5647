import { LinkBase, Link, Picture, Section, Text } from '@hien/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Room } from './RoomView.tsx';
import * as s from './RoomView.css.ts';

interface OtherRoomsProps {
  rooms: readonly Room[];
  roomId: number;
  toRoom: (id: number) => string;
  /** The whole design. */
  whole: string;
}

/** The rooms before and after this one, in the order of the design, and the way back to all of it. */
export function OtherRooms({ rooms, roomId, toRoom, whole }: OtherRoomsProps) {
  const text = useText();
  const at = rooms.findIndex(({ id }) => id === roomId);
  const previous = rooms[at - 1];
  const next = rooms[at + 1];
  return (
    <Section
      title={text('designs.room.others')}
      action={<Link href={whole}>{text('designs.room.back')}</Link>}
    >
      <nav className={s.others} aria-label={text('designs.room.others')}>
        {previous ? (
          <LinkBase className={s.other} href={toRoom(previous.id)} rel="prev">
            <Picture
              picture={previous.picture}
              ratio="4:3"
              sizes="(min-width: 768px) 46vw, 46vw"
              alt=""
            />
            <span className={s.otherWords}>
              <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
              <Text as="span" size="small" tone="muted">
                {text('designs.room.previous')}
              </Text>
              <Text as="span" weight="strong">
                {previous.name}
              </Text>
            </span>
          </LinkBase>
        ) : (
          <span />
        )}
        {next ? (
          <LinkBase className={s.other} href={toRoom(next.id)} rel="next">
            <Picture
              picture={next.picture}
              ratio="4:3"
              sizes="(min-width: 768px) 46vw, 46vw"
              alt=""
            />
            <span className={s.otherWords}>
              <Text as="span" size="small" tone="muted">
                {text('designs.room.next')}
              </Text>
              <Text as="span" weight="strong">
                {next.name}
              </Text>
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </span>
          </LinkBase>
        ) : null}
      </nav>
    </Section>
  );
}
