import { encodeQr } from './encode-qr.ts';

/** Pixels of a cell: banks' apps read pictures of about 500 to 800 px best. */
const CELL = 12;

/**
 * Gives the code to the reader as a PNG: through the sheet of a phone, where “save the picture” is, else as a
 * download. Nothing happens when the text is more than a code can hold.
 */
export async function keepQrPicture(value: string, name: string): Promise<void> {
  const picture = await drawPicture(value);
  if (picture === null) return;
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // Closed by the reader: that is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(file);
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has the bytes once the click is worked off.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function drawPicture(value: string): Promise<Blob | null> {
  const code = encodeQr(value);
  if (code === null) return Promise.resolve(null);
  const canvas = document.createElement('canvas');
  canvas.width = code.size * CELL;
  canvas.height = canvas.width;
  const ink = canvas.getContext('2d');
  if (ink === null) return Promise.resolve(null);
  ink.fillStyle = 'white';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.fillStyle = 'black';
  for (const [y, row] of code.data.entries())
    for (const [x, dark] of row.entries()) if (dark) ink.fillRect(x * CELL, y * CELL, CELL, CELL);
  return new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
}
