import { listProductsByIds } from '@hien/api';
import { Button, Picture } from '@hien/ui';
import { useCall } from '../../../../shared/calls/useCall.ts';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import type { Marks } from './use-marks.ts';
import * as s from './marks.css.ts';

interface MarkListProps {
  marks: Marks;
  onEdit: (at: number) => void;
  onRemove: (at: number) => void;
}

/** The marks of the picture in words, each with what its piece is today and what can be done with it. */
export function MarkList({ marks, onEdit, onRemove }: MarkListProps) {
  const text = useText();
  const { vnd } = useFormat();
  const ids = [...new Set(marks.mine.flatMap(({ product_id: id }) => id ?? []))].toSorted(
    (a, b) => a - b,
  );
  const { data } = useCall(
    listProductsByIds,
    { ids },
    { enabled: ids.length > 0, placeholderData: (before) => before },
  );
  if (marks.mine.length === 0) return null;
  const pieces = new Map(data?.products.map((piece) => [piece.id, piece]));
  return (
    <ol className={s.list} aria-label={text('write-post.mark.list', { number: marks.picture + 1 })}>
      {marks.mine.map(({ product_id: id, label }, at) => {
        const piece = id === null ? undefined : pieces.get(id);
        const note =
          id === null
            ? text('mark.own')
            : piece
              ? piece.availability === 'sold_out'
                ? text('write-post.mark.sold-out')
                : vnd(piece.prices.finalPrice)
              : data
                ? text('write-post.mark.not-sold')
                : '';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a mark is its place among the picture's
          <li key={at} className={s.row}>
            <span className={s.dot} aria-hidden>
              {at + 1}
            </span>
            {piece ? (
              <span className={s.thumb}>
                <Picture picture={piece.picture} ratio="1:1" sizes="56px" alt="" />
              </span>
            ) : null}
            <span className={s.words}>
              <span className={s.name}>{piece?.name ?? label}</span>
              <span className={s.note}>{note}</span>
            </span>
            <span className={s.buttons}>
              <Button
                size="sm"
                variant="quiet"
                aria-label={text('write-post.mark.edit.of', { number: at + 1, name: label })}
                onClick={() => onEdit(at)}
              >
                {text('write-post.mark.edit')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={text('write-post.mark.remove.of', { number: at + 1, name: label })}
                onClick={() => onRemove(at)}
              >
                {text('write-post.mark.remove')}
              </Button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
