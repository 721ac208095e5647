import { Suspense, lazy, useState, type ReactNode } from 'react';
import { AreaMessages } from '../i18n/AreaMessages.tsx';
import type { LargePicturesProps } from './LargePictures.tsx';

const LargePictures = lazy(async () => ({
  default: (await import('./LargePictures.tsx')).LargePictures,
}));

/**
 * A large view of pictures: `show(at)` opens it at one of them, `view` is rendered where the pictures stand. Its code comes with
 * the first picture that somebody opens.
 */
export function useLargePictures({ pictures, label }: LargePicturesProps): {
  show: (at: number) => void;
  view: ReactNode;
} {
  const [at, setAt] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  return {
    show: (place) => {
      setWanted(true);
      setAt(place);
    },
    view: wanted ? (
      <Suspense>
        <AreaMessages area="community">
          <LargePictures pictures={pictures} label={label} at={at} onClose={() => setAt(null)} />
        </AreaMessages>
      </Suspense>
    ) : null,
  };
}
