import { listProductsByIds } from '@hien/api';
import { readingLimits } from '@hien/domain';
import { IconButton, Notice, Picture } from '@hien/ui';
import { FormGroup, useFormField } from '@hien/ui/form';
import { X } from 'lucide-react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PieceSearch } from '../../shared/product/PieceSearch.tsx';
import type { TextValues } from './text-values.ts';
import * as s from './Reading.css.ts';

/** Pieces that stand below an article: found by their names, in the order in which they were chosen. */
export function TextPieces() {
  const text = useText();
  const { value, setValue } = useFormField<TextValues['pieces']>('pieces');
  const ids = value.map(Number).toSorted((a, b) => a - b);
  const { data } = useCall(
    listProductsByIds,
    { ids },
    { enabled: ids.length > 0, placeholderData: (before) => before },
  );
  const known = new Map((data?.products ?? []).map((product) => [String(product.id), product]));
  const isFull = value.length >= readingLimits.pieces;
  return (
    <FormGroup
      name="pieces"
      legend={text('admin.reading.pieces')}
      mark={text('form.optional')}
      hint={text('admin.reading.pieces.hint', { max: readingLimits.pieces })}
    >
      {value.length > 0 ? (
        <ul className={s.pieces} aria-label={text('admin.reading.pieces')}>
          {value.map((id) => {
            const piece = known.get(id);
            const name = piece?.name ?? text('admin.reading.piece.number', { id });
            return (
              <li key={id} className={s.piece}>
                <span className={s.pieceThumb}>
                  {piece ? (
                    <Picture picture={piece.picture} ratio="1:1" sizes="48px" alt="" />
                  ) : null}
                </span>
                <span className={s.pieceName}>{name}</span>
                <IconButton
                  label={text('admin.reading.tags.remove', { tag: name })}
                  icon={<X size={18} strokeWidth={1.75} />}
                  onClick={() => setValue(value.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
      {isFull ? (
        <Notice tone="info">{text('admin.reading.pieces.full')}</Notice>
      ) : (
        <PieceSearch
          label={text('admin.editor.product.find')}
          none={text('admin.editor.product.none')}
          onChoose={({ id }) => {
            if (!value.includes(String(id))) setValue([...value, String(id)]);
          }}
        />
      )}
    </FormGroup>
  );
}
