import { KeptPieces, KeptRooms } from '@hien/features/shared';

/** What a guest left on this device goes to the member who logged in. */
export function KeptThings() {
  return (
    <>
      <KeptPieces />
      <KeptRooms />
    </>
  );
}
