import { firstSheet, sheetLines } from '@hien/domain';
import { strFromU8, unzipSync } from 'fflate';
import type { ReadTable } from './read-table.ts';

/** What a workbook may unpack to, in bytes, and how many files it may have: a few kilobytes can be made to fill a memory. */
const most = { bytes: 50_000_000, files: 200 };

/**
 * The lines of a workbook's first sheet. It is unpacked in this thread: the policy of the page lets no script make a worker
 * of its own.
 */
export function readWorkbook(bytes: Uint8Array, mostLines: number): ReadTable {
  let unpacked = 0;
  let files = 0;
  let hasMacros = false;
  const parts = (wanted: (name: string) => boolean) =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('vbaProject.bin')) hasMacros = true;
        files += 1;
        if (files > most.files || !wanted(name)) return false;
        unpacked += originalSize;
        return unpacked <= most.bytes;
      },
    });
  try {
    const { 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': places } = parts((name) =>
      ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'].includes(name),
    );
    if (hasMacros) return { fault: 'macros' };
    if (files > most.files) return { fault: 'too-large' };
    const at = book && places && firstSheet(strFromU8(book), strFromU8(places));
    if (at === undefined) return { fault: 'no-table' };
    files = 0;
    const { [at]: sheet, 'xl/sharedStrings.xml': strings } = parts(
      (name) => name === at || name === 'xl/sharedStrings.xml',
    );
    if (unpacked > most.bytes) return { fault: 'too-large' };
    if (sheet === undefined) return { fault: 'no-table' };
    const read = sheetLines(strFromU8(sheet), strings ? strFromU8(strings) : '', mostLines);
    return read.more ? { fault: 'too-many' } : { lines: read.lines };
  } catch {
    return { fault: 'no-table' };
  }
}
