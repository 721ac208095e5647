import { appliancePieces } from './appliances.ts';
import { bedPieces } from './beds.ts';
import { chairPieces } from './chairs.ts';
import { decorPieces } from './decor.ts';
import { finishPieces } from './finishes.ts';
import { kitchenBathPieces } from './kitchen-bath.ts';
import { lightingPieces } from './lighting.ts';
import type { Piece } from './piece.ts';
import { sofaPieces } from './sofas.ts';
import { storagePieces } from './storage.ts';
import { tablePieces } from './tables.ts';

/** In the order of the shop's menu; ids of products follow it, so new editions go to the end of a piece. */
export const pieces: readonly Piece[] = [
  ...sofaPieces,
  ...tablePieces,
  ...chairPieces,
  ...bedPieces,
  ...storagePieces,
  ...lightingPieces,
  ...decorPieces,
  ...kitchenBathPieces,
  ...appliancePieces,
  ...finishPieces,
];
