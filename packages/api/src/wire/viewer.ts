import type { Actor } from '@hien/domain';

/** As whom an answer is made. */
export type Viewer = 'buyer' | 'guest' | 'seller' | 'admin';

/** The actor of the machine that a viewer is; a visitor with a link stands for the buyer (D15). */
export const actorOf = (viewer: Viewer): Actor => (viewer === 'guest' ? 'buyer' : viewer);
