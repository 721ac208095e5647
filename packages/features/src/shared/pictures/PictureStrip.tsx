import type { Picture as WirePicture } from '@hien/api';
import { Picture } from '@hien/ui';
import { useText } from '../i18n/useText.ts';
import { useLargePictures } from './useLargePictures.tsx';
import * as s from './PictureStrip.css.ts';

interface PictureStripProps {
  pictures: readonly WirePicture[];
  /** Whose pictures they are: the name of the list and of the large view. */
  label: string;
}

/** Pictures that somebody sent, small; one press shows them large, with the others beside it. */
export function PictureStrip({ pictures, label }: PictureStripProps) {
  const text = useText();
  const { show, view } = useLargePictures({ pictures, label });
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={s.list} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={`${picture.path}/${picture.name}`}>
            <button
              type="button"
              className={s.open}
              aria-label={text('picture.open', { number: index + 1, count: pictures.length })}
              onClick={() => show(index)}
            >
              <Picture picture={picture} ratio="1:1" sizes="112px" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {view}
    </>
  );
}
