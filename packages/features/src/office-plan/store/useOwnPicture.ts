import type { PlanSource, Point, WrittenScale } from '@hien/domain/office-plan';
import { useEffect, useState } from 'react';
import { isPictureKept, readPicture } from './own-pictures.ts';

/** Where the picture of a plan is: being read, here, not on this device, or there is none of one's own. */
export type OwnPictureState =
  | { readonly state: 'none' | 'reading' | 'elsewhere' }
  | {
      readonly state: 'here';
      readonly address: string;
      /** Whether it is still here when the page is opened again. */
      readonly isKept: boolean;
      readonly walls: readonly (readonly [Point, Point])[];
      readonly written: readonly WrittenScale[];
    };

const none: OwnPictureState = { state: 'none' };
const reading: OwnPictureState = { state: 'reading' };
const elsewhere: OwnPictureState = { state: 'elsewhere' };

/** The picture that lies under a plan, as the browser draws it. */
export function useOwnPicture(plan: PlanSource | null): OwnPictureState {
  const file = plan?.kind === 'own' ? plan.file : null;
  const [read, setRead] = useState<{ file: string; found: OwnPictureState }>();
  useEffect(() => {
    if (file === null) return undefined;
    let address: string | undefined;
    let isGone = false;
    void readPicture(file).then((own) => {
      if (isGone) return;
      if (own !== null) address = URL.createObjectURL(own.picture);
      setRead({
        file,
        found:
          own === null || address === undefined
            ? elsewhere
            : {
                state: 'here',
                address,
                isKept: isPictureKept(file),
                walls: own.walls,
                written: own.written ?? [],
              },
      });
    });
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [file]);
  if (file === null) return none;
  return read?.file === file ? read.found : reading;
}
