import type { Picture as WirePicture } from '@hien/api';
import { Picture } from '@hien/ui';
import { Suspense, lazy, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import * as s from './order.css.ts';

const Viewer = lazy(async () => ({
  default: (await import('./ClaimPictureViewer.tsx')).ClaimPictureViewer,
}));

/** The pictures of a claim, small; one press shows them large. */
export function ClaimPictures({ pictures }: { pictures: readonly WirePicture[] }) {
  const text = useText();
  const [shown, setShown] = useState<number>();
  const [wanted, setWanted] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={s.pictures} aria-label={text('orders.claim.pictures')}>
        {pictures.map((picture, index) => (
          <li key={`${picture.path}/${picture.name}`}>
            <button
              type="button"
              className={s.picture}
              aria-label={text('orders.picture.open', {
                number: index + 1,
                count: pictures.length,
              })}
              onClick={() => {
                setWanted(true);
                setShown(index);
              }}
            >
              <Picture picture={picture} ratio="1:1" sizes="96px" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {wanted ? (
        <Suspense>
          <Viewer
            pictures={pictures}
            start={shown ?? 0}
            open={shown !== undefined}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
