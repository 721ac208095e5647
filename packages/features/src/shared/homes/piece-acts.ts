import { countSharePieces, send } from '@hien/api';

/**
 * From which home a piece was opened last, as long as this page lives: what is put into the cart on the piece's own page came from
 * there. Written by presses alone, never while a page is rendered.
 */
const openedIn = new Map<number, number>();

/** Tells that a reader opened a piece of a home. */
export function tellOpened(home: number, piece: number): void {
  openedIn.set(piece, home);
  tell(home, 'opened', [piece]);
}

/** Tells that pieces of a home were put into the cart together. */
export function tellCarted(home: number, pieces: readonly number[]): void {
  if (pieces.length > 0) tell(home, 'carted', pieces);
}

/** A piece was put into the cart on its own page: the home that led there hears of it. */
export function tellCartedAfterHome(piece: number): void {
  const home = openedIn.get(piece);
  if (home !== undefined) tell(home, 'carted', [piece]);
}

/** As a page that was just loaded: stories are many visits of one page. */
export const forgetOpened = (): void => openedIn.clear();

/** Nobody who presses waits for it or hears of it: what is not counted is not missed. */
function tell(id: number, act: 'opened' | 'carted', pieces: readonly number[]): void {
  const body = { id, act, product_ids: [...pieces] };
  void send(countSharePieces, body, { keepalive: true }).catch(() => {});
}
