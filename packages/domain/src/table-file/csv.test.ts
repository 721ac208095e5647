import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, readCsv } from './csv.ts';
import { decodeTable } from './decode.ts';

const cells = (file: string) => {
  const read = readCsv(file, 100);
  return read.ok ? read.lines.map((line) => line.cells) : read;
};

describe('readCsv', () => {
  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a mark in front and no last break', '\uFEFFa,b\n1,2'],
    ['breaks of an old Mac', 'a,b\r1,2\r'],
    ['what Excel says of its separator', 'sep=;\r\na;b\r\n1;2'],
    ['spaces round the cells, and lines of none', ' a , b \n\n ,\n 1 ,2 \n'],
  ])('reads %s', (_, file) => {
    expect(cells(file)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps separators, breaks and doubled quotes inside quotes, and counts lines of the file', () => {
    const read = readCsv('a,b\n"1\r\n2;3","say ""so"""\nx,y', 100);
    expect(read).toEqual({
      ok: true,
      more: false,
      lines: [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1\r\n2;3', 'say "so"'] },
        { line: 4, cells: ['x', 'y'] },
      ],
    });
  });

  it('says where a quote opens that is never closed', () => {
    expect(readCsv('a,b\n1,"2\n3,4\n', 100)).toEqual({ ok: false, openedAt: 2 });
  });

  it('reads no more than it is asked for', () => {
    expect(readCsv('a\nb\nc', 2)).toMatchObject({ more: true, lines: [{ line: 1 }, { line: 2 }] });
    expect(readCsv('a\nb', 2)).toMatchObject({ more: false });
  });
});

describe('csvText', () => {
  it('lets no text run as a formula', () => {
    const hostile = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '=HYPERLINK("http://a";"b")'];
    for (const cell of hostile) {
      const line = csvText([[cell]]).replace('\uFEFF', '');
      expect(line.replace(/^"/u, '').charAt(0), cell).toBe("'");
    }
    expect(csvText([[-5]])).toBe('\uFEFF-5\r\n');
  });

  it('is read again as it was written, whatever stands in the cells', () => {
    const word = fc.string({ unit: 'grapheme' }).map((text) => text.normalize('NFC').trim());
    const line = fc.array(word, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom(',' as const, ';' as const), (lines, mark) => {
        // A first line of plain heads says which separator it is.
        const file = csvText([['head', 'tail', 'last'], ...lines], mark);
        const filled = lines.filter((all) => all.some((cell) => cell !== ''));
        expect(cells(file)).toEqual([['head', 'tail', 'last'], ...filled]);
      }),
    );
  });
});

describe('decodeTable', () => {
  const text = 'Mã,Tồn kho\nGhế mây,5';
  const utf16 = (isBig: boolean) =>
    Uint8Array.from(
      [...`\uFEFF${text}`].flatMap((sign) => {
        const code = sign.charCodeAt(0);
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 of letters taken apart', new TextEncoder().encode(text.normalize('NFD'))],
    ['UTF-16, the small end first', utf16(false)],
    ['UTF-16, the big end first', utf16(true)],
  ])('reads %s', (_, bytes) => expect(decodeTable(bytes)).toBe(text));

  it('reads Windows-1258, where a tone stands behind its letter', () => {
    // “Ghế”: ê is 0xEA, the acute 0xEC.
    expect(decodeTable(Uint8Array.from([0x47, 0x68, 0xea, 0xec]))).toBe('Ghế');
  });

  it('takes a workbook or a picture for no text', () => {
    expect(decodeTable(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]))).toBeNull();
  });
});
