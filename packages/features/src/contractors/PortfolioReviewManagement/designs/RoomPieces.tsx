import { listProductsByIds } from '@hien/api';
import { designLimits } from '@hien/domain';
import { Button, QuantityStepper, Text } from '@hien/ui';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { PieceSearch } from '../../../shared/product/PieceSearch.tsx';
import * as s from './designs.css.ts';
import { type Content, type Step, controlId } from './wizard.ts';

type Room = Content['rooms'][number];
type Piece = Room['pieces'][number];

interface RoomPiecesProps {
  number: number;
  room: Room;
  faults: Step['faults'];
  onChange: (pieces: readonly Piece[]) => void;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So far an arrow moves a piece; with Shift five times as far. */
const stride = 0.02;
const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Pieces of the shop in a room: found by name, placed by a press on its picture or by arrows. */
export function RoomPieces({ number, room, faults, onChange }: RoomPiecesProps) {
  const text = useText();
  const { pieces } = room;
  const [chosen, setChosen] = useState<number | null>(null);
  const ids = [...new Set(pieces.map(({ product_id: id }) => id))].toSorted((a, b) => a - b);
  const { data } = useCall(
    listProductsByIds,
    { ids },
    { enabled: ids.length > 0, placeholderData: (before) => before },
  );
  const names = new Map(data?.products.map((piece) => [piece.id, piece.name]));
  const nameOf = ({ product_id: id }: Piece): string => names.get(id) ?? `SP-${id}`;
  const change = (at: number, to: Partial<Piece>) =>
    onChange(pieces.map((piece, place) => (place === at ? { ...piece, ...to } : piece)));
  const isFull = pieces.length >= designLimits.roomPieces;
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    // A key has no place.
    if (chosen === null || event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    change(chosen, {
      x: within((event.clientX - left) / width),
      y: within((event.clientY - top) / height),
    });
  };
  const nudge = (at: number, piece: Piece) => (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? stride * 5 : stride;
    change(at, { x: within(piece.x + way[0] * far), y: within(piece.y + way[1] * far) });
  };
  const [picture] = room.pictures;
  const gone = faults.some(({ field }) => field === `rooms.${number - 1}.pieces`);
  return (
    <div className={s.group} id={controlId(`rooms.${number - 1}.pieces`)} tabIndex={-1}>
      {isFull ? (
        <Text size="small">{text('design.editor.pieces.full')}</Text>
      ) : (
        <PieceSearch
          label={text('design.editor.pieces', { number })}
          hint={text('design.editor.pieces.hint')}
          none={text('design.editor.pieces.none')}
          onChoose={({ id }) => {
            setChosen(pieces.length);
            onChange([...pieces, { product_id: id, quantity: 1, x: 0.5, y: 0.5 }]);
          }}
        />
      )}
      {gone ? (
        <Text size="small" role="alert">
          {text('design.editor.pieces.gone')}
        </Text>
      ) : null}
      {picture === undefined || pieces.length === 0 ? null : (
        <div className={s.ground}>
          <img className={s.image} src={`${picture}?width=640`} alt="" />
          <button
            type="button"
            className={s.press}
            aria-label={text('design.editor.pieces', { number })}
            aria-disabled={chosen === null}
            onClick={place}
          />
          {pieces.map((piece, at) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the list
              key={at}
              type="button"
              className={s.dot}
              aria-pressed={chosen === at}
              aria-label={text('design.editor.piece.at', {
                number: at + 1,
                name: nameOf(piece),
                x: Math.round(piece.x * 100),
                y: Math.round(piece.y * 100),
              })}
              style={{
                insetInlineStart: `${piece.x * 100}%`,
                insetBlockStart: `${piece.y * 100}%`,
              }}
              onClick={() => setChosen(at)}
              onKeyDown={nudge(at, piece)}
            >
              {at + 1}
            </button>
          ))}
        </div>
      )}
      {pieces.length === 0 ? null : (
        <ol className={s.pieces}>
          {pieces.map((piece, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the list
            <li key={at} className={s.piece}>
              <span className={s.name}>
                {at + 1}. {nameOf(piece)}
              </span>
              <QuantityStepper
                size="sm"
                label={text('design.editor.piece.count', { name: nameOf(piece) })}
                increaseLabel={text('design.editor.piece.more')}
                decreaseLabel={text('design.editor.piece.less')}
                value={piece.quantity}
                max={99}
                onChange={(quantity) => change(at, { quantity })}
              />
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  setChosen(null);
                  onChange(pieces.filter((_, placed) => placed !== at));
                }}
              >
                {text('design.editor.piece.remove', { name: nameOf(piece) })}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
