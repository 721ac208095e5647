import { useState } from 'react';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
import type { EditorLabels } from './labels.ts';

export const editorLabels: EditorLabels = {
  toolbar: 'Định dạng',
  heading: 'Tiêu đề',
  subheading: 'Tiêu đề nhỏ',
  bold: 'Đậm',
  italic: 'Nghiêng',
  underline: 'Gạch chân',
  bulletList: 'Danh sách',
  orderedList: 'Danh sách đánh số',
  quote: 'Trích dẫn',
  link: 'Liên kết',
  image: 'Thêm ảnh',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  linkAddress: 'Địa chỉ liên kết',
  linkApply: 'Gắn',
  linkRemove: 'Gỡ',
  linkCancel: 'Hủy',
  linkInvalid: 'Địa chỉ này chưa đúng. Ví dụ: https://hien.vn',
  uploading: 'Đang tải ảnh lên',
  uploadFailed: 'Chưa tải được ảnh. Chữ bạn viết vẫn còn nguyên; thử lại nhé.',
};

/** An editor that keeps its text, as a form does. */
export const HeldEditor = ({ value, onChange, ...rest }: RichTextEditorProps) => {
  const [html, setHtml] = useState(value);
  return (
    <RichTextEditor
      {...rest}
      value={html}
      onChange={(next) => {
        setHtml(next);
        onChange(next);
      }}
    />
  );
};
