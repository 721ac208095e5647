import type { Transport } from '../internal/uploads/use-uploads.ts';
import type { ImageUploadTexts } from '../components/ImageUploader/texts.ts';
import { common } from './languages/common.ts';
import { words } from './languages/words.ts';

/** Arrives at once; the address is made of the name. */
export const arrives: Transport = (file) => Promise.resolve(`/media/uploads/${file.name}`);

/** Stays on its way, at `share`. */
export const staysAt =
  (share: number): Transport =>
  (_file, { onProgress }) => {
    onProgress(share);
    return new Promise(() => {});
  };

export const fails: Transport = () => Promise.reject(new Error('offline'));

/** Red, one pixel: a picture by its content. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export const picture = (name: string): File =>
  new File([bytesOf(pixel)], name, { type: 'image/png' });

/** Says that it is a picture, and is none. */
export const disguised = (name: string): File =>
  new File(['Đây là văn bản.'], name, { type: 'image/png' });

const reasons = {
  type: 'chỉ nhận ảnh JPG, PNG, WebP',
  size: 'nặng quá 10 MB',
  empty: 'tệp trống',
};

export const imageTexts: ImageUploadTexts = {
  add: common.addPictures,
  hint: words(
    'Kéo thả, dán hoặc chọn từ máy. JPG, PNG, WebP, mỗi ảnh tối đa 10 MB.',
    'Drag, paste or choose. JPG, PNG, WebP, up to 10 MB each.',
    '끌어 놓거나 붙여넣거나 골라 주세요. JPG, PNG, WebP, 장당 최대 10 MB.',
  ),
  count: (now, limit) => `${now}/${limit}`,
  kept: (kept, of) => `Đã giữ ${kept} trong ${of} ảnh vừa chọn. Tối đa 10 ảnh.`,
  refused: (name, reason) => `${name}: ${reasons[reason]}`,
  sending: (name) => `Đang tải lên ${name}`,
  failed: (name) => `Chưa tải lên được ${name}. Nhấn vào ảnh để thử lại.`,
  cancel: (name) => `Hủy tải ${name}`,
  retry: (name) => `Tải lại ${name}`,
  remove: (name) => `Xóa ${name}`,
  list: common.chosenPictures,
  cover: words('Ảnh bìa', 'Cover', '대표 사진'),
  preview: (name) => `Xem ${name}`,
  close: common.close,
  handle: (name) => `Đổi chỗ ${name}`,
  earlier: 'Lên trước',
  later: 'Ra sau',
  position: (name, at, of) => `${name}, vị trí ${at} trên ${of}`,
};
