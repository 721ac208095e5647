import { type Point, officeLimits } from '@hien/domain/office-plan';

/** A plan of somebody's own as this device keeps it: the picture, and the walls that are known of it, in its pixels. */
export interface OwnPicture {
  readonly picture: Blob;
  readonly walls: readonly (readonly [Point, Point])[];
}

const place = { database: 'hien-office', store: 'plans' } as const;
/** As many as somebody has projects, and the one that is being chosen. */
const most = officeLimits.projects + 1;

/** What this page has seen. A browser that keeps nothing still draws it until the page is left. */
const known = new Map<string, OwnPicture>();

/** Keeps a plan on this device, and answers the name it is found by. The oldest go when there are too many. */
export async function keepPicture(own: OwnPicture): Promise<string> {
  const file = crypto.randomUUID();
  known.set(file, own);
  await inStore('readwrite', (store) => {
    store.add({ ...own, file });
    // Keys are numbers that grow: the first ones are the oldest.
    const all = store.getAllKeys();
    all.addEventListener('success', () => {
      for (const key of all.result.slice(0, Math.max(0, all.result.length - most)))
        store.delete(key);
    });
    return all;
  }).catch(() => undefined);
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
  return value;
}

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
      const transaction = database.transaction(place.store, mode);
      const request = act(transaction.objectStore(place.store));
      transaction.addEventListener('complete', () => {
        database.close();
        resolve(request.result);
      });
      transaction.addEventListener('abort', () => {
        database.close();
        reject(new Error('Not kept', { cause: transaction.error }));
      });
    });
  });
}
