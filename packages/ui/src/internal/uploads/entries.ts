/** One thing in an uploader: a file on its way, or an address that is there already. */
export interface UploadEntry {
  key: number;
  name: string;
  /** In bytes; unknown for what was there before. */
  size: number | undefined;
  status: 'waiting' | 'sending' | 'failed' | 'done';
  /** 0 to 1. */
  progress: number;
  file: File | undefined;
  /** Where the browser shows the file from; undefined for what was there before. */
  preview: string | undefined;
  /** Where it lies once it is uploaded. */
  address: string | undefined;
}

export interface Uploads {
  entries: readonly UploadEntry[];
  nextKey: number;
}

export type UploadAction =
  | { type: 'add'; files: readonly { file: File; preview: string | undefined }[] }
  | { type: 'sync'; addresses: readonly string[] }
  | { type: 'progress'; key: number; progress: number }
  | { type: 'done'; key: number; address: string }
  | { type: 'status'; key: number; status: 'sending' | 'failed' | 'waiting' }
  | { type: 'remove'; key: number }
  | { type: 'move'; key: number; to: number };

const stored = (address: string, key: number): UploadEntry => ({
  key,
  name: decodeURIComponent(address.split(/[?#]/u)[0]?.split('/').at(-1) ?? address),
  size: undefined,
  status: 'done',
  progress: 1,
  file: undefined,
  preview: undefined,
  address,
});

export const fromAddresses = (addresses: readonly string[]): Uploads => ({
  entries: addresses.map(stored),
  nextKey: addresses.length,
});

export const addressesOf = (entries: readonly UploadEntry[]): string[] =>
  entries.flatMap((entry) => (entry.address === undefined ? [] : [entry.address]));

/** The addresses are set from outside: what is on its way stays, behind them. */
function sync({ entries, nextKey }: Uploads, addresses: readonly string[]): Uploads {
  const known = new Map(entries.map((entry) => [entry.address, entry]));
  return {
    entries: [
      ...addresses.map((address, index) => known.get(address) ?? stored(address, nextKey + index)),
      ...entries.filter((entry) => entry.address === undefined),
    ],
    nextKey: nextKey + addresses.length,
  };
}

export function uploads(state: Uploads, action: UploadAction): Uploads {
  const { entries, nextKey } = state;
  const change = (key: number, part: Partial<UploadEntry>): Uploads => ({
    nextKey,
    entries: entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)),
  });
  switch (action.type) {
    case 'add': {
      const added = action.files.map(({ file, preview }, index): UploadEntry => ({
        key: nextKey + index,
        name: file.name,
        size: file.size,
        status: 'waiting',
        progress: 0,
        file,
        preview,
        address: undefined,
      }));
      return { entries: [...entries, ...added], nextKey: nextKey + added.length };
    }
    case 'sync':
      return sync(state, action.addresses);
    case 'progress':
      return change(action.key, { progress: Math.min(1, Math.max(0, action.progress)) });
    case 'done':
      return change(action.key, { status: 'done', progress: 1, address: action.address });
    case 'status':
      return change(action.key, { status: action.status, progress: 0 });
    case 'remove':
      return { nextKey, entries: entries.filter((entry) => entry.key !== action.key) };
    case 'move': {
      const moved = entries.find((entry) => entry.key === action.key);
      if (!moved) return state;
      const rest = entries.filter((entry) => entry !== moved);
      return { nextKey, entries: rest.toSpliced(action.to, 0, moved) };
    }
  }
}
