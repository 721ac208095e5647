import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ZipEntry, planZip, readZip, safePaths } from './zip.ts';

const at = Date.UTC(2026, 10, 20, 3, 15, 8);

const files = [
  { path: 'HD-0001/phoi-canh/01.avif', content: Buffer.alloc(70_000, 7) },
  { path: 'HD-0001/trong.txt', content: Buffer.alloc(0) },
  { path: 'HD-0001/GIAY-PHEP.txt', content: Buffer.from('Căn hộ hai phòng ngủ') },
];
const entries: ZipEntry[] = files.map(({ path, content }) => ({
  path,
  size: content.length,
  crc: crc32(content),
}));
const read = async function* (entry: number, from: number, until: number) {
  const content = files[entry]?.content ?? Buffer.alloc(0);
  // In bites, as a disk gives them.
  for (let start = from; start < until; start += 16_384)
    yield content.subarray(start, Math.min(until, start + 16_384));
};
const bytesOf = async (from: number, until: number): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const bite of readZip(planZip(entries, at), { from, until }, read)) all.push(bite);
  return Buffer.concat(all);
};

describe('an archive that is computed', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hien-zip-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('opens in unzip with every file as it was', async () => {
    const { size } = planZip(entries, at);
    const whole = await bytesOf(0, size);
    expect(whole).toHaveLength(size);
    const file = join(folder, 'a.zip');
    writeFileSync(file, whole);
    expect(execFileSync('unzip', ['-t', file], { encoding: 'utf8' })).toContain(
      'No errors detected',
    );
    execFileSync('unzip', ['-q', file, '-d', folder]);
    for (const { path, content } of files)
      expect(readFileSync(join(folder, path)).equals(content)).toBe(true);
  });

  test('any part is that part of the whole', async () => {
    const { size } = planZip(entries, at);
    const whole = await bytesOf(0, size);
    await fc.assert(
      fc.asyncProperty(fc.nat(size), fc.nat(size), async (one, other) => {
        const [from, until] = [Math.min(one, other), Math.max(one, other)];
        expect((await bytesOf(from, until)).equals(whole.subarray(from, until))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('goes past four gigabytes as ZIP64, whose directory Python reads', async () => {
    const large = 5 * 2 ** 30;
    const wide = planZip(
      [
        { path: 'a.bin', size: large, crc: 1 },
        { path: 'b.txt', size: 3, crc: crc32('abc') },
      ],
      at,
    );
    const last = wide.parts.at(-1);
    expect(wide.size).toBeGreaterThan(large);
    const tail = last !== undefined && 'bytes' in last ? last.bytes : Buffer.alloc(0);
    // A file with a hole for what the first entry holds.
    const told = execFileSync(
      'python3',
      [
        '-c',
        `import io,sys,zipfile,tempfile
tail=sys.stdin.buffer.read()
f=tempfile.TemporaryFile(dir=sys.argv[2]); f.truncate(int(sys.argv[1])); f.seek(int(sys.argv[1])); f.write(tail)
print([(i.filename,i.file_size,i.header_offset) for i in zipfile.ZipFile(f).infolist()])`,
        String(last?.at ?? 0),
        folder,
      ],
      { input: tail, encoding: 'utf8' },
    );
    // Header of 30, a name of 5 and 20 of the extra field stand before the first file.
    expect(told.trim()).toBe(`[('a.bin', ${large}, 0), ('b.txt', 3, ${large + 55})]`);
  });

  test('a path never leaves the folder it is unpacked into', () => {
    expect(
      safePaths([
        '../../etc/passwd',
        'C:\\Windows\\con.txt',
        '/phối cảnh/Phòng khách.avif',
        'phoi-canh/phong-KHACH.avif',
        '..',
        'nul',
        `${'a'.repeat(300)}.txt`,
      ]),
    ).toEqual([
      'etc/passwd',
      'C/Windows/_con.txt',
      'phoi-canh/Phong-khach.avif',
      'phoi-canh/phong-KHACH-2.avif',
      'file',
      '_nul',
      'a'.repeat(80),
    ]);
  });
});
