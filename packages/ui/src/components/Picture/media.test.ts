import { expect, test } from 'vitest';
import { mediaUrl, pictureWidths } from './media.ts';

test('an address escapes what a file may be called, and leaves out what is not asked', () => {
  expect(mediaUrl({ path: 'uploads/2026', name: 'phòng khách 1.avif' }, { width: 640 })).toBe(
    '/media/uploads/2026/ph%C3%B2ng%20kh%C3%A1ch%201.avif?width=640',
  );
  expect(mediaUrl({ path: 'rooms', name: 'a.avif' })).toBe('/media/rooms/a.avif');
});

test('no width is offered beyond the original, nor beyond 1920', () => {
  expect(pictureWidths(500)).toEqual([160, 240, 320, 480, 500]);
  expect(pictureWidths(480)).toEqual([160, 240, 320, 480]);
  expect(pictureWidths(4000).at(-1)).toBe(1920);
  expect(pictureWidths(100)).toEqual([100]);
});
