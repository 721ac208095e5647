import { type RbrProductPlace, listProductPlaces } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';

/** How many pieces are asked for at once. */
const asked = 20;

/** Homes of room by room in which pieces stand, and where in them; none until it has come. */
export function usePiecePlaces(
  pieces: readonly { readonly id: number }[],
): readonly RbrProductPlace[] {
  const ids = [...new Set(pieces.map(({ id }) => id))].slice(0, asked);
  const { data } = useCall(listProductPlaces, { product_ids: ids }, { enabled: ids.length > 0 });
  return data?.items ?? [];
}
