/** A stored picture: where to read it from, opened when its bytes are wanted. */
export type StoredObject = {
  /** Changes when the content does. */
  readonly version: string;
  /** The path of a file, or the bytes themselves. */
  open(): Promise<string | Buffer>;
};

/**
 * Where uploaded pictures lie: a folder of this machine, or a bucket every process shares. Names are random
 * and never written twice, so nobody needs to ask whether something has changed.
 */
export type MediaStore = {
  put(name: string, content: Buffer): Promise<void>;
  /** Null when nothing of that name is there. */
  find(name: string): Promise<StoredObject | null>;
  /** Something that is gone already is fine. */
  remove(name: string): Promise<void>;
};
