import { expect, it } from 'vitest';
import { stripLocation } from './strip-location.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** A little-endian TIFF block: orientation 6, and a GPS directory with one value of 24 bytes. */
const tiff = () => {
  const view = new DataView(new ArrayBuffer(80));
  const u16 = (at: number, value: number) => view.setUint16(at, value, true);
  const u32 = (at: number, value: number) => view.setUint32(at, value, true);
  new Uint8Array(view.buffer).set(ascii('II*\0'));
  u32(4, 8);
  u16(8, 2);
  // Orientation.
  u16(10, 0x0112);
  u16(12, 3);
  u32(14, 1);
  u16(18, 6);
  // Pointer to the GPS directory at 38.
  u16(22, 0x8825);
  u16(24, 4);
  u32(26, 1);
  u32(30, 38);
  u16(38, 1);
  // Latitude: three rationals at 56.
  u16(40, 2);
  u16(42, 5);
  u32(44, 3);
  u32(48, 56);
  new Uint8Array(view.buffer).set(ascii('LATITUDE-LATITUDE-123456'), 56);
  return [...new Uint8Array(view.buffer)];
};

const segment = (marker: number, body: number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
];
const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

it('a JPEG keeps its orientation and loses its place, XMP and IPTC', () => {
  const exif = segment(0xe1, [...ascii('Exif\0\0'), ...tiff()]);
  const profile = segment(0xe2, ascii('ICC_PROFILE'));
  const picture = [...segment(0xda, [0, 0]), ...ascii('PICTURE'), 0xff, 0xd9];
  const before = [
    0xff,
    0xd8,
    ...exif,
    ...segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>')),
    ...segment(0xed, ascii('Photoshop 3.0\0CITY')),
    ...profile,
    ...picture,
  ];
  const after = stripLocation(Uint8Array.from(before));
  expect(text(after)).not.toMatch(/LATITUDE|GPS|CITY/);
  expect(text(after)).toContain('ICC_PROFILE');
  expect(after.slice(-picture.length)).toEqual(Uint8Array.from(picture));
  // Two bytes of start, four of segment, six of `Exif`, then the orientation at 18 of the block.
  expect(after[12 + 18]).toBe(6);
  expect(after.slice(12 + 22, 12 + 34)).toEqual(new Uint8Array(12));
});

it('a PNG loses its words, and nothing of its picture', () => {
  const chunk = (name: string, body: number[]) => [
    0,
    0,
    0,
    body.length,
    ...ascii(name),
    ...body,
    1,
    2,
    3,
    4,
  ];
  const head = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, ...chunk('IHDR', Array(13).fill(7))];
  const tail = [...chunk('IDAT', ascii('PICTURE')), ...chunk('IEND', [])];
  const before = [...head, ...chunk('eXIf', tiff()), ...chunk('iTXt', ascii('GPS')), ...tail];
  expect([...stripLocation(Uint8Array.from(before))]).toEqual([...head, ...tail]);
});

it('a WebP and an AVIF are blanked in place: their length is counted elsewhere', () => {
  const chunk = (name: string, body: number[]) => [...ascii(name), body.length, 0, 0, 0, ...body];
  const webp = [
    ...ascii('RIFF\0\0\0\0WEBP'),
    ...chunk('EXIF', tiff()),
    ...chunk('XMP ', ascii('<GPS/>')),
  ];
  const avif = [
    0,
    0,
    0,
    24,
    ...ascii('ftypavif'),
    ...tiff(),
    ...ascii('<x:xmpmeta>GPS</x:xmpmeta>'),
  ];
  for (const before of [webp, avif]) {
    const after = stripLocation(Uint8Array.from(before));
    expect(after).toHaveLength(before.length);
    expect(text(after)).not.toMatch(/LATITUDE|GPS/);
  }
});

it('a broken file comes back without an error', () => {
  const broken = [
    [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...ascii('Exif\0\0II*\0'), 0xff, 0xff, 0xff, 0x7f],
    [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, 0xff, 0xff, 0xff, 0xff, ...ascii('eXIf'), 0, 0, 0, 0],
    [...ascii('RIFF\0\0\0\0WEBP'), ...ascii('EXIF'), 0xff, 0xff, 0xff, 0xff, ...ascii('II*\0')],
  ];
  for (const bytes of broken) expect(() => stripLocation(Uint8Array.from(bytes))).not.toThrow();
});
