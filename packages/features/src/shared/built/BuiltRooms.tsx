import type { BuiltDetail } from '@hien/api';
import { Heading, Picture, Text } from '@hien/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { MarkedPicture } from '../marks/MarkedPicture.tsx';
import { type MarkName, goToMark } from '../marks/Marks.tsx';
import { useLargePictures } from '../pictures/useLargePictures.tsx';
import { BuiltStages } from './BuiltStages.tsx';
import { marksOf } from './marks.ts';
import * as s from './BuiltRooms.css.ts';

type Room = BuiltDetail['built_rooms'][number];

const sizes = '(min-width: 1280px) 820px, 100vw';
/** How much is seen of the earlier picture at the start, in per cent: less where marks stand on the later one. */
const START = { plain: 50, marked: 25 };
/** So far beside the line a mark can be pressed, in per cent. */
const BESIDE = 6;

/** What is marked on the picture of a room, for the list below it. */
export interface Marked {
  /** By the id of a piece, what stands on its mark. */
  numbers: ReadonlyMap<number, number>;
  /** Shows a piece in the picture. */
  onPoint: (productId: number, page: Document) => void;
}

interface BuiltRoomsProps {
  built: BuiltDetail;
  /** What stands below a room's words. */
  below?: (at: number, marked: Marked) => ReactNode;
}

const hasEarlier = ({ before, during }: Room): boolean => before !== null || during !== null;

/**
 * Room after room: how it is, with how it was and how it looked between the works where somebody kept that, and what of the shop
 * stands in it.
 */
export function BuiltRooms({ built, below }: BuiltRoomsProps) {
  const text = useText();
  const { area } = useFormat();
  const rooms = built.built_rooms;
  const alone = rooms.filter((room) => !hasEarlier(room)).map(({ after }) => after);
  const { show, view } = useLargePictures({
    pictures: alone,
    label: text('built.pictures.of', { name: built.name }),
  });
  const [open, setOpen] = useState<MarkName | null>(null);
  const [lines, setLines] = useState<Readonly<Record<number, number>>>({});
  const lineOf = (at: number) =>
    lines[at] ?? ((rooms[at]?.marks.length ?? 0) > 0 ? START.marked : START.plain);

  const point = (at: number, room: Room) => (productId: number, page: Document) => {
    const index = room.marks.findIndex(({ piece }) => piece.id === productId);
    const mark = room.marks[index];
    if (mark === undefined) return;
    const name: MarkName = `${at}-${index}`;
    flushSync(() => {
      setOpen(name);
      // Uncovered, where the earlier picture lies over it.
      setLines({ ...lines, [at]: Math.min(lineOf(at), Math.max(0, mark.x * 100 - BESIDE)) });
    });
    goToMark(name, page);
  };

  return (
    <div className={s.rooms}>
      {rooms.map((room, at) => {
        const marks = marksOf(room.marks);
        const numbers = new Map(room.marks.map(({ piece }, index) => [piece.id, index + 1]));
        const enlarge = {
          label: text('picture.open', {
            number: alone.indexOf(room.after) + 1,
            count: alone.length,
          }),
          onPress: () => show(alone.indexOf(room.after)),
        };
        const picture = {
          picture: room.after,
          ratio: '4:3',
          sizes,
          alt: '',
          priority: at === 0 && built.photos.length === 0,
        } as const;
        return (
          <section key={room.after.name} className={s.room} aria-labelledby={`built-${at}`}>
            <div className={s.head}>
              <Heading level={3} size="h4" id={`built-${at}`}>
                {room.name}
              </Heading>
              <Text size="small" tone="muted" numeric>
                {area(room.area)}
              </Text>
            </div>
            {hasEarlier(room) ? (
              <BuiltStages
                room={room}
                at={at}
                sizes={sizes}
                marks={marks}
                open={open}
                onOpen={setOpen}
                line={lineOf(at)}
                onLine={(line) => setLines({ ...lines, [at]: line })}
              />
            ) : marks.length > 0 ? (
              <MarkedPicture
                {...picture}
                at={at}
                marks={marks}
                open={open}
                onOpen={setOpen}
                enlarge={enlarge}
              />
            ) : (
              <button
                type="button"
                className={s.enlarge}
                aria-label={enlarge.label}
                onClick={enlarge.onPress}
              >
                <Picture {...picture} />
              </button>
            )}
            {room.words === null ? null : <blockquote className={s.said}>{room.words}</blockquote>}
            {below?.(at, { numbers, onPoint: point(at, room) })}
          </section>
        );
      })}
      {view}
    </div>
  );
}
