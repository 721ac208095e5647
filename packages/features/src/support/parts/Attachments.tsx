import type { Picture as WirePicture } from '@hien/api';
import { Picture } from '@hien/ui';
import { Suspense, lazy, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Attachments.css.ts';

const Viewer = lazy(async () => ({
  default: (await import('./AttachmentViewer.tsx')).AttachmentViewer,
}));

interface AttachmentsProps {
  pictures: readonly WirePicture[];
  /** Whose pictures they are: their name in the large view. */
  label: string;
}

/** The pictures of a message, small; one press shows them large, with the others beside it. */
export function Attachments({ pictures, label }: AttachmentsProps) {
  const text = useText();
  const [shown, setShown] = useState<number>();
  const [wanted, setWanted] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={s.list} aria-label={text('support.attachments', { count: pictures.length })}>
        {pictures.map((picture, index) => (
          <li key={picture.name}>
            <button
              type="button"
              className={s.open}
              aria-label={text('support.attachment.open', {
                number: index + 1,
                count: pictures.length,
              })}
              onClick={() => {
                setWanted(true);
                setShown(index);
              }}
            >
              <Picture picture={picture} ratio="1:1" sizes="112px" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {wanted ? (
        <Suspense>
          <Viewer
            pictures={pictures}
            label={label}
            start={shown ?? 0}
            open={shown !== undefined}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
