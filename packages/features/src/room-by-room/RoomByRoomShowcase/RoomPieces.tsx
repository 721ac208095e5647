import type { RbrHome } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, LinkBase, Picture, Text } from '@hien/ui';
import type { Marked } from '../../shared/built/BuiltRooms.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PointToMark } from '../../shared/marks/PointToMark.tsx';
import { chosenPieces } from './chosen-pieces.ts';
import * as s from './RoomByRoomShowcase.css.ts';

interface RoomPiecesProps {
  home: RbrHome;
  /** As it stands in an address. */
  selection: string;
  roomId: number;
  marked: Marked;
}

/** What of the shop stands in a room, and what that costs together. */
export function RoomPieces({ home, selection, roomId, marked }: RoomPiecesProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { pieces, rooms } = chosenPieces(home, selection);
  const numberOf = ({ piece }: (typeof pieces)[number]) => marked.numbers.get(piece.product_id);
  // As the marks on the picture count them; then what stands where it is not seen.
  const here = pieces
    .filter(({ room }) => room === roomId)
    .toSorted((a, b) => (numberOf(a) ?? Infinity) - (numberOf(b) ?? Infinity));
  if (here.length === 0) return null;
  const name = home.rooms.find(({ id }) => id === roomId)?.name ?? '';
  return (
    <div className={s.pieces}>
      <div className={s.piecesHead}>
        <Heading level={4} size="h5">
          {text('rooms.showcase.pieces.of', { room: name })}
        </Heading>
        <Text size="small" numeric>
          {format.vnd(rooms.get(roomId) ?? 0)}
        </Text>
      </div>
      <ul className={s.list}>
        {here.map((one) => {
          const { option, name: piece, piece: sold } = one;
          const number = numberOf(one);
          return (
            <li key={option} className={s.row}>
              {number === undefined ? null : (
                <PointToMark
                  number={number}
                  name={piece}
                  onPoint={(page) => marked.onPoint(sold.product_id, page)}
                />
              )}
              <LinkBase
                className={s.piece}
                href={paths.shopDetail.to(language, { id: sold.product_id })}
              >
                <span className={s.thumb}>
                  <Picture picture={sold.picture} ratio="1:1" sizes="56px" alt="" />
                </span>
                <span className={s.words}>
                  <Text as="span" size="small" clamp={2}>
                    {piece}
                  </Text>
                  <Text as="span" size="small" tone="muted" numeric>
                    {text('rooms.option.times', {
                      count: sold.quantity,
                      price: format.vnd(sold.final_price + sold.extra_price),
                    })}
                  </Text>
                </span>
              </LinkBase>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
