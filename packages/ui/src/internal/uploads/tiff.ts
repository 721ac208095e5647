const GPS_POINTER = 0x8825;

/** Bytes of one value by TIFF type, 1 (byte) to 12 (double). */
const widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * Blanks the place where a picture was taken in the TIFF block that starts at `start`: the pointer to the
 * GPS directory, the directory and its values. Everything else, the orientation above all, stays.
 */
export function blankGps(bytes: Uint8Array, start: number): void {
  const little = bytes[start] === 0x49;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
  const has = (at: number, length: number) => at >= 0 && at + length <= view.byteLength;
  if (!has(0, 8)) return;
  const entries = (directory: number) => {
    if (!has(directory, 2)) return [];
    const count = view.getUint16(directory, little);
    return Array.from({ length: count }, (_, index) => directory + 2 + index * 12).filter((at) =>
      has(at, 12),
    );
  };
  for (const entry of entries(view.getUint32(4, little))) {
    if (view.getUint16(entry, little) !== GPS_POINTER) continue;
    for (const gps of entries(view.getUint32(entry + 8, little))) {
      const width = widths[view.getUint16(gps + 2, little)] ?? 0;
      const length = width * view.getUint32(gps + 4, little);
      const at = view.getUint32(gps + 8, little);
      if (length > 4 && has(at, length)) bytes.fill(0, start + at, start + at + length);
      bytes.fill(0, start + gps, start + gps + 12);
    }
    bytes.fill(0, start + entry, start + entry + 12);
  }
}
