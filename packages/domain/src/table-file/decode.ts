/**
 * The text of a file of a table: UTF-8 or UTF-16 by its mark, UTF-8 where it reads as such, else Windows-1258, in which
 * older spreadsheets write Vietnamese with the tone beside its letter (NFC joins them). Null for what is no text.
 */
export function decodeTable(bytes: Uint8Array): string | null {
  const text = decoder(bytes).decode(bytes).normalize('NFC');
  // A workbook, a picture or a program has zeros among its first signs.
  return text.slice(0, 4_096).includes('\0') ? null : text;
}

function decoder(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1258');
  }
}
