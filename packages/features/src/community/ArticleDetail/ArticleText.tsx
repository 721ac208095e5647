import { RichText, picturesOf } from '@hien/ui/rich-text';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { useLargePictures } from '../../shared/pictures/useLargePictures.tsx';

/** The text itself; a press on one of its pictures opens it in the whole window. */
export function ArticleText({ title, html }: { title: string; html: string }) {
  const text = useText();
  const pictures = useMemo(() => picturesOf(html), [html]);
  const { show, view } = useLargePictures({ pictures, label: text('article.pictures', { title }) });
  return (
    <>
      <RichText
        html={html}
        anchors
        tableLabel={title}
        pictureLabel={text('article.picture.open')}
        onPicture={show}
      />
      {view}
    </>
  );
}
