import type { Orm } from '../../db/database.ts';
import { readDocument } from '../../media/document.ts';
import { FairQueue, unnamed } from '../../media/fair-queue.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { uploadAddress } from '../../media/upload-address.ts';
import { encodeUpload } from '../../media/upload-pictures.ts';
import { claimUploads, keepUpload } from '../../media/upload-repository.ts';

/** The seed waits for nobody. */
const turns = new FairQueue({ slots: 1, waiting: 1_000 });

export type Planting = {
  readonly store: MediaStore;
  /** As of when it is there, and used. */
  readonly at: Date;
  /** Whose it alone is; left out, whoever has the address sees it. */
  readonly owner?: number;
  /** What it goes with, as `claimUploads` calls it; left out, it stays for good. */
  readonly for?: string;
};

/**
 * Puts a picture or a PDF into the store by the way that people's uploads take, judged by its content and kept once, and answers its
 * address: planted again, it is the one that is there. Of a seed that failed a file may stay behind, which no row names.
 */
export async function plantFile(
  orm: Orm,
  content: Buffer,
  { store, at, owner, for: goesWith }: Planting,
): Promise<string> {
  const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-';
  const name = await keepUpload(content, {
    database: { orm },
    store,
    at,
    ...(owner === undefined ? {} : { owner }),
    turns,
    turn: { caller: unnamed },
    make: isPdf ? readDocument : encodeUpload,
  });
  const address = uploadAddress(name);
  const claim = { userId: owner ?? null, at, ...(goesWith === undefined ? {} : { for: goesWith }) };
  if (!(await claimUploads(orm, [address], claim))) throw new Error(`${address} cannot be claimed`);
  return address;
}
