import { type TableLine, decodeTable, mostSheetLines, readCsv } from '@hien/domain';

/** Why a file is not read. */
export type TableFault =
  | { readonly fault: 'too-large' | 'too-many' | 'macros' | 'no-table' | 'empty' }
  | { readonly fault: 'open-quote'; readonly line: number };

export type ReadTable = { readonly lines: readonly TableLine[] } | TableFault;

const mostBytes = 10_000_000;

/** A file of a table by its content, whatever it is called: a workbook, or separated values in any usual encoding. */
export async function readTable(file: Blob): Promise<ReadTable> {
  if (file.size > mostBytes) return { fault: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // Heads are a line as well.
  const most = mostSheetLines + 1;
  const read = isZip
    ? (await import('./workbook.ts')).readWorkbook(bytes, most)
    : values(bytes, most);
  return 'lines' in read && read.lines.length === 0 ? { fault: 'empty' } : read;
}

function values(bytes: Uint8Array, most: number): ReadTable {
  const text = decodeTable(bytes);
  if (text === null) return { fault: 'no-table' };
  const read = readCsv(text, most);
  if (!read.ok) return { fault: 'open-quote', line: read.openedAt };
  return read.more ? { fault: 'too-many' } : { lines: read.lines };
}
