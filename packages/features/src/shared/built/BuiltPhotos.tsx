import type { BuiltDetail } from '@hien/api';
import { useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { MarkedPicture } from '../marks/MarkedPicture.tsx';
import type { MarkName } from '../marks/Marks.tsx';
import { useLargePictures } from '../pictures/useLargePictures.tsx';
import { marksOf } from './marks.ts';
import * as s from './BuiltPhotos.css.ts';

/** The home as its owners live in it, with what of the shop stands there; each picture opens large. Nothing where nobody took one. */
export function BuiltPhotos({
  built: { name, photos, built_rooms: rooms },
}: {
  built: BuiltDetail;
}) {
  const text = useText();
  const { show, view } = useLargePictures({
    pictures: photos.map(({ picture }) => picture),
    label: text('built.pictures.of', { name }),
  });
  const [open, setOpen] = useState<MarkName | null>(null);
  if (photos.length === 0) return null;
  return (
    <div className={s.photos}>
      {photos.map(({ picture, marks }, at) => (
        <MarkedPicture
          key={picture.name}
          // After the pictures of the rooms, which come first by number and not on the page.
          at={rooms.length + at}
          picture={picture}
          marks={marksOf(marks)}
          ratio="4:3"
          sizes="(min-width: 1280px) 720px, (min-width: 768px) 58vw, 92vw"
          priority={at === 0}
          open={open}
          onOpen={setOpen}
          enlarge={{
            label: text('picture.open', { number: at + 1, count: photos.length }),
            onPress: () => show(at),
          }}
        />
      ))}
      {view}
    </div>
  );
}
