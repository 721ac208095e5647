import { ictParts } from '@hien/domain';

/** A file of an archive before its bytes are read: its path inside, its length in bytes and its CRC-32. */
export type ZipEntry = { readonly path: string; readonly size: number; readonly crc: number };

/** A stretch of an archive: bytes that are known, or those of the entry of that number. */
type Part = { readonly at: number; readonly size: number } & (
  | { readonly bytes: Buffer }
  | { readonly entry: number }
);

/** A whole archive without one byte of its files. */
export type ZipPlan = { readonly size: number; readonly parts: readonly Part[] };

/** The bytes `from` to `until` (exclusive) of an entry. */
export type ReadEntry = (entry: number, from: number, until: number) => AsyncIterable<Uint8Array>;

const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
/** Names are UTF-8. */
const FLAGS = 1 << 11;

/** MS-DOS date and time in Vietnam, to two seconds: the low word is the time. */
function dosTime(at: number): number {
  const { year, month, day, hour, minute, second } = ictParts(at);
  const date = ((year - 1980) << 9) | (month << 5) | day;
  return ((date << 16) | (hour << 11) | (minute << 5) | (second >> 1)) >>> 0;
}

const wide = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** The ZIP64 extra field with those of the values that do not fit into four bytes. */
function extra(values: readonly number[]): Buffer {
  const bodies = values.map(wide);
  if (bodies.length === 0) return Buffer.alloc(0);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(1, 0);
  head.writeUInt16LE(bodies.length * 8, 2);
  return Buffer.concat([head, ...bodies]);
}

const versionFor = (isWide: boolean): number => (isWide ? 45 : 20);

function localHeader({ path, size, crc }: ZipEntry, time: number): Buffer {
  const name = Buffer.from(path);
  const isWide = size >= MAX_32;
  const more = extra(isWide ? [size, size] : []);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(versionFor(isWide), 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt32LE(time, 10);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(isWide ? MAX_32 : size, 18);
  head.writeUInt32LE(isWide ? MAX_32 : size, 22);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(more.length, 28);
  return Buffer.concat([head, name, more]);
}

function centralHeader({ path, size, crc }: ZipEntry, time: number, offset: number): Buffer {
  const name = Buffer.from(path);
  const isLong = size >= MAX_32;
  const isFar = offset >= MAX_32;
  const more = extra([...(isLong ? [size, size] : []), ...(isFar ? [offset] : [])]);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(versionFor(isLong || isFar), 4);
  head.writeUInt16LE(versionFor(isLong || isFar), 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt32LE(time, 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(isLong ? MAX_32 : size, 20);
  head.writeUInt32LE(isLong ? MAX_32 : size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(more.length, 30);
  head.writeUInt32LE(isFar ? MAX_32 : offset, 42);
  return Buffer.concat([head, name, more]);
}

function endOf(count: number, offset: number, size: number): Buffer {
  const isWide = count >= MAX_16 || offset >= MAX_32 || size >= MAX_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(size, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  if (!isWide) return end;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  for (const [place, value] of [count, count, size, offset].entries())
    wide(value).copy(record, 24 + place * 8);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  wide(offset + size).copy(locator, 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}

/**
 * Where every byte of an archive of these files lies (method `store`: pictures are compressed already). Nothing is
 * built, so its length is known before it is sent and any part of it can be sent alone. ZIP64 where four bytes are
 * too few. `at` in milliseconds is the date of the files.
 */
export function planZip(entries: readonly ZipEntry[], at: number): ZipPlan {
  const time = dosTime(at);
  const parts: Part[] = [];
  let end = 0;
  const add = (part: { bytes: Buffer } | { entry: number }, size: number): void => {
    if (size > 0) parts.push({ at: end, size, ...part });
    end += size;
  };
  const central = entries.map((entry, place) => {
    const offset = end;
    const head = localHeader(entry, time);
    add({ bytes: head }, head.length);
    add({ entry: place }, entry.size);
    return centralHeader(entry, time, offset);
  });
  const directory = Buffer.concat(central);
  const foot = endOf(entries.length, end, directory.length);
  const tail = Buffer.concat([directory, foot]);
  add({ bytes: tail }, tail.length);
  return { size: end, parts };
}

/** The bytes `from` to `until` (exclusive) of an archive. */
export async function* readZip(
  { parts }: ZipPlan,
  { from, until }: { readonly from: number; readonly until: number },
  read: ReadEntry,
): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const start = Math.max(from - part.at, 0);
    const stop = Math.min(until - part.at, part.size);
    if (start >= stop) continue;
    if ('bytes' in part) yield part.bytes.subarray(start, stop);
    else yield* read(part.entry, start, stop);
  }
}

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i;

/** One name of a path as every system can write it: ASCII, no dots in front, no device of Windows. */
function safeName(name: string): string {
  const plain = name
    .replaceAll(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .replace(/[.-]+$/, '')
    .slice(0, 80);
  return reserved.test(plain) ? `_${plain}` : plain;
}

/** Paths of files that stay inside the folder they are unpacked into, no two alike on a disk that ignores case. */
export function safePaths(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const names = path.split(/[/\\]/).map(safeName).filter(Boolean);
    const plain = names.length === 0 ? 'file' : names.join('/');
    const [, stem = plain, ending = ''] = /^(.*?)(\.\w{1,5})?$/.exec(plain) ?? [];
    let free = plain;
    for (let nth = 2; taken.has(free.toLowerCase()); nth += 1) free = `${stem}-${nth}${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
