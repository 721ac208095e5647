import type { HouseType } from '@hien/api';

/** As the wire names them, small homes first. */
export const houseTypes = [
  'studio',
  '1-bedroom',
  '2-bedroom',
  '3-bedroom',
  '4-bedroom',
  'duplex',
  'penthouse',
  'villa',
] as const satisfies readonly HouseType[];
