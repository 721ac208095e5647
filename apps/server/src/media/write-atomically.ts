import { randomBytes } from 'node:crypto';
import { rename, unlink, writeFile } from 'node:fs/promises';

/** Whoever reads `file` meanwhile sees the old content or the new one, never a part. */
export async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await unlink(draft).catch(() => {});
    throw error;
  }
}
