import { type Point, type WrittenScale, officeLimits } from '@hien/domain/office-plan';
import { picturesNamed } from './kept-projects.ts';

/** A plan of somebody's own as this device keeps it: the picture, and the walls that are known of it, in its pixels. */
export interface OwnPicture {
  readonly picture: Blob;
  readonly walls: readonly (readonly [Point, Point])[];
  /** Scales that the sheet itself names; undefined for one that was kept before they were read. */
  readonly written?: readonly WrittenScale[];
}

const place = { database: 'hien-office', store: 'plans' } as const;
/** Three for each project that somebody has: who changes a plan for another may take the first one back. */
const most = officeLimits.projects * 3;

/** What this page has seen. A browser that keeps nothing still draws it until the page is left. */
const known = new Map<string, OwnPicture>();

/** Names of what the store did not take: they are drawn until the page is left. */
const unkept = new Set<string>();
/** Whether a plan is still there when the page is opened again. */
export const isPictureKept = (file: string): boolean => !unkept.has(file);

/**
 * Keeps a plan on this device, and answers the name it is found by. Where there are too many, those go that nobody looked at for the
 * longest; never one that a project on this device names.
 */
export async function keepPicture(own: OwnPicture): Promise<string> {
  const file = crypto.randomUUID();
  known.set(file, own);
  try {
    await inStore('readwrite', (store) => {
      const added = store.add({ ...own, file });
      const all = store.count();
      all.addEventListener('success', () => {
        const named = picturesNamed();
        let tooMany = all.result - most;
        const walk = store.openCursor();
        walk.addEventListener('success', () => {
          const { result } = walk;
          if (result === null || tooMany <= 0) return;
          const name = nameOf(result.value);
          if (name !== file && (name === null || !named.has(name))) {
            result.delete();
            tooMany -= 1;
          }
          result.continue();
        });
      });
      return added;
    });
  } catch {
    unkept.add(file);
  }
  return file;
}

/** A plan by its name; null where this device has none. */
export async function readPicture(file: string): Promise<OwnPicture | null> {
  const seen = known.get(file);
  if (seen !== undefined) return seen;
  const value: unknown = await inStore('readonly', (store) => store.index('file').get(file)).catch(
    () => null,
  );
  if (!isPicture(value)) return null;
  known.set(file, value);
  // What is looked at is the newest again.
  void dropped(file, (store) => store.add({ ...value, file }));
  return value;
}

/** Throws a plan away, unless a project on this device names it. */
export async function dropPicture(file: string): Promise<void> {
  if (picturesNamed().has(file)) return;
  known.delete(file);
  unkept.delete(file);
  await dropped(file);
}

/** Takes a plan out of the store, and does what comes then in the same transaction. */
const dropped = (file: string, then?: (store: IDBObjectStore) => void): Promise<unknown> =>
  inStore('readwrite', (store) => {
    const found = store.index('file').getKey(file);
    found.addEventListener('success', () => {
      if (found.result === undefined) return;
      store.delete(found.result);
      then?.(store);
    });
    return found;
  }).catch(() => undefined);

const nameOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string'
    ? value.file
    : null;

/** Who wrote into the store may have been an older page. */
const isPicture = (value: unknown): value is OwnPicture =>
  typeof value === 'object' &&
  value !== null &&
  'picture' in value &&
  value.picture instanceof Blob &&
  'walls' in value &&
  Array.isArray(value.walls);

/** What one transaction answers, when all of it is done. */
function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(place.database, 1);
    opening.addEventListener('upgradeneeded', () => {
      const store = opening.result.createObjectStore(place.store, { autoIncrement: true });
      store.createIndex('file', 'file', { unique: true });
    });
    for (const no of ['error', 'blocked'])
      opening.addEventListener(no, () => reject(new Error('No store')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const fail = (cause: unknown): void => {
        database.close();
        reject(new Error('Not kept', { cause }));
      };
      // What is thrown in a listener settles nothing: a store that is not there, a picture that cannot be copied.
      try {
        const transaction = database.transaction(place.store, mode);
        const request = act(transaction.objectStore(place.store));
        transaction.addEventListener('complete', () => {
          database.close();
          resolve(request.result);
        });
        transaction.addEventListener('abort', () => fail(transaction.error));
      } catch (error) {
        fail(error);
      }
    });
  });
}
