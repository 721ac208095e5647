import { RichText, picturesOf } from '@hien/ui/rich-text';
import { useMemo } from 'react';
import { useText } from '../i18n/useText.ts';
import { PieceInText, type TextPiece } from '../product/PieceInText.tsx';
import { useLargePictures } from '../pictures/useLargePictures.tsx';

interface ReadingTextProps {
  title: string;
  html: string;
  /** Those that the text names and the shop has; the others are left out. */
  pieces?: readonly TextPiece[];
}

const none: readonly TextPiece[] = [];

/** The text of an article or an essay; a press on one of its pictures opens it in the whole window. */
export function ReadingText({ title, html, pieces = none }: ReadingTextProps) {
  const text = useText();
  const pictures = useMemo(() => picturesOf(html), [html]);
  const { show, view } = useLargePictures({ pictures, label: text('reading.pictures', { title }) });
  return (
    <>
      <RichText
        html={html}
        anchors
        tableLabel={title}
        pictureLabel={text('reading.picture.open')}
        onPicture={show}
        productOf={(id) => {
          const piece = pieces.find((one) => one.id === id);
          return piece ? <PieceInText piece={piece} /> : null;
        }}
      />
      {view}
    </>
  );
}
