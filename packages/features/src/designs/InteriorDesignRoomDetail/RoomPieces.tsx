import type { RbrProductPlace } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link, LinkBase, Picture, Price, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { placeHref } from '../../shared/rooms/place-href.ts';
import type { Detail } from './RoomView.tsx';
import * as s from './RoomView.css.ts';

interface RoomPiecesProps {
  pieces: Detail['pieces'];
  places: readonly RbrProductPlace[];
  /** Which one is pointed at; undefined when none is. */
  onPoint: (at: number | undefined) => void;
}

/** What of the shop stands in the room, numbered as in the picture, and what it costs together. */
export function RoomPieces({ pieces, places, onPoint }: RoomPiecesProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  if (pieces.length === 0)
    return (
      <Text size="small" tone="muted">
        {text('designs.room.no-pieces')}
      </Text>
    );
  const sum = pieces.reduce((all, piece) => all + piece.final_price * piece.quantity, 0);
  return (
    <section>
      <Heading level={2} size="h5">
        {text('designs.pieces')}
      </Heading>
      <ol className={s.pieces}>
        {pieces.map((piece, at) => {
          const place = places.find(({ product_id: id }) => id === piece.id);
          const dropped = piece.final_price < piece.list_price;
          return (
            <li
              key={`${piece.id}-${at}`}
              className={s.piece}
              onPointerEnter={() => onPoint(at)}
              onPointerLeave={() => onPoint(undefined)}
            >
              <span className={s.number} aria-hidden>
                {at + 1}
              </span>
              <Picture
                className={s.thumb}
                picture={piece.picture}
                ratio="1:1"
                sizes="72px"
                alt=""
              />
              <span className={s.pieceWords}>
                <LinkBase
                  className={s.pieceName}
                  href={paths.shopDetail.to(language, { id: piece.id })}
                >
                  {piece.quantity > 1
                    ? text('designs.room.times', { name: piece.name, count: piece.quantity })
                    : piece.name}
                </LinkBase>
                <Price
                  size="sm"
                  current={format.vnd(piece.final_price)}
                  currentLabel={text('price.now')}
                  {...(dropped && {
                    old: format.vnd(piece.list_price),
                    oldLabel: text('price.was'),
                  })}
                />
                {place ? (
                  <Link
                    href={placeHref(language, place)}
                    aria-label={text('designs.room.see-in.name', { name: piece.name })}
                  >
                    {text('designs.room.see-in')}
                  </Link>
                ) : null}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={s.sum}>
        <Text as="span">{text('designs.room.sum', { count: pieces.length })}</Text>
        <Text as="span" weight="strong">
          {format.vnd(sum)}
        </Text>
      </p>
    </section>
  );
}
