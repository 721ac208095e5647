const place = { database: 'hien-kept', store: 'values' } as const;

/** What this device keeps under a name, however large: what is under way outlives a closed page. Undefined where there is none. */
export const readKeptValue = (name: string): Promise<unknown> =>
  inStore('readonly', (store) => store.get(name)).catch(() => undefined);

/** A browser that keeps nothing goes on without it. */
export const keepValue = (name: string, value: unknown): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(value, name)).catch(() => undefined);

export const dropValue = (name: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(name)).catch(() => undefined);

function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(place.database, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(place.store);
    });
    for (const no of ['error', 'blocked'])
      opening.addEventListener(no, () => reject(new Error('No store')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      try {
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
      } catch (error) {
        database.close();
        reject(new Error('Not kept', { cause: error }));
      }
    });
  });
}
