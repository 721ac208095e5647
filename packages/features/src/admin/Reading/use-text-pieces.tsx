import type { FormEditorProps } from '@hien/ui/editor';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { LoadedPiece } from '../../shared/product/LoadedPiece.tsx';
import { PieceSearch } from '../../shared/product/PieceSearch.tsx';

/** Pieces of the shop in a text that is written: how one looks, and where it is found. */
export function useTextPieces(): NonNullable<FormEditorProps['products']> {
  const text = useText();
  return useMemo(
    () => ({
      card: (id) => <LoadedPiece id={id} gone={text('admin.editor.product.gone')} />,
      finder: (choose) => (
        <PieceSearch
          isFocused
          label={text('admin.editor.product.find')}
          none={text('admin.editor.product.none')}
          onChoose={({ id }) => choose(id)}
        />
      ),
    }),
    [text],
  );
}
