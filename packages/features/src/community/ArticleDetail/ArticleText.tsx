import { RichText, picturesOf } from '@hien/ui/rich-text';
import { Suspense, lazy, useMemo, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

const Viewer = lazy(async () => ({ default: (await import('@hien/ui/viewers')).PictureViewer }));

/** The text itself; a press on one of its pictures opens it in the whole window. */
export function ArticleText({ title, html }: { title: string; html: string }) {
  const text = useText();
  const pictures = useMemo(() => picturesOf(html), [html]);
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const label = text('article.pictures', { title });
  return (
    <>
      <RichText
        html={html}
        anchors
        tableLabel={title}
        pictureLabel={text('article.picture.open')}
        onPicture={(place) => {
          setAt(place);
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted ? (
        <Suspense>
          <Viewer
            open={open}
            onOpenChange={setOpen}
            label={label}
            labels={{
              previous: text('article.picture.previous'),
              next: text('article.picture.next'),
              picture: (position, count) => text('article.picture.position', { position, count }),
              zoom: text('article.picture.open'),
              close: text('article.picture.close'),
              zoomIn: text('article.picture.zoom-in'),
              zoomOut: text('article.picture.zoom-out'),
            }}
            pictures={pictures}
            start={at}
            onLeave={setAt}
          />
        </Suspense>
      ) : null}
    </>
  );
}
