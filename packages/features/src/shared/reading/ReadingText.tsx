import { RichText, picturesOf } from '@hien/ui/rich-text';
import { useMemo } from 'react';
import { useText } from '../i18n/useText.ts';
import { useLargePictures } from '../pictures/useLargePictures.tsx';

/** The text of an article or an essay; a press on one of its pictures opens it in the whole window. */
export function ReadingText({ title, html }: { title: string; html: string }) {
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
      />
      {view}
    </>
  );
}
