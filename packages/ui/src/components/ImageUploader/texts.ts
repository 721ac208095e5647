import type { Refusal } from '../../internal/uploads/check.ts';

/** What every uploader says. */
export interface UploadTexts {
  /** On the button: “Thêm ảnh”. */
  add: string;
  /** Under it, what is allowed: “Kéo thả hoặc dán. JPG, PNG, tối đa 10 MB”. */
  hint?: string;
  /** “3/10”. */
  count: (now: number, limit: number) => string;
  /** The rest of a selection was ignored: “Đã giữ 10 trong 14 ảnh đã chọn” (D61). */
  kept: (kept: number, of: number) => string;
  /** One file was not taken: “phong-khach.heic: chỉ nhận ảnh JPG, PNG, WebP”. */
  refused: (name: string, reason: Refusal) => string;
  sending: (name: string) => string;
  failed: (name: string) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
}

/** What an uploader of several pictures says besides. */
export interface ImageUploadTexts extends UploadTexts {
  /** The name of the list: “Ảnh đã chọn”. */
  list: string;
  /** On the first one, where it has a meaning: “Ảnh bìa”. */
  cover?: string;
  /** What a picture that is there already is called, by its place: “Ảnh 3”; its file's name without. */
  stored?: (number: number) => string;
  preview: (name: string) => string;
  close: string;
  /** The handle: “Đổi chỗ ban-cong.jpg”; its keys are the arrows. */
  handle: (name: string) => string;
  earlier: string;
  later: string;
  /** Said as it moves: “ban-cong.jpg, vị trí 2 trên 5”. */
  position: (name: string, at: number, of: number) => string;
}
