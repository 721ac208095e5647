import type { BuiltDetail } from '@hien/api';
import { Picture } from '@hien/ui';
import { useText } from '../i18n/useText.ts';
import { useLargePictures } from '../pictures/useLargePictures.tsx';
import * as s from './BuiltPhotos.css.ts';
import { enlarge } from './BuiltRooms.css.ts';

/** The home as its owners live in it; each picture opens large. Nothing where nobody took one. */
export function BuiltPhotos({ built: { name, photos } }: { built: BuiltDetail }) {
  const text = useText();
  const { show, view } = useLargePictures({
    pictures: photos,
    label: text('built.pictures.of', { name }),
  });
  if (photos.length === 0) return null;
  return (
    <div className={s.photos}>
      {photos.map((photo, at) => (
        <button
          key={photo.name}
          type="button"
          className={enlarge}
          aria-label={text('picture.open', { number: at + 1, count: photos.length })}
          onClick={() => show(at)}
        >
          <Picture
            picture={photo}
            ratio="3:2"
            sizes="(min-width: 1280px) 720px, (min-width: 768px) 58vw, 92vw"
            priority={at === 0}
            alt=""
          />
        </button>
      ))}
      {view}
    </div>
  );
}
