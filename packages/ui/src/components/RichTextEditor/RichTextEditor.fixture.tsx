import { useState } from 'react';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
import type { EditorLabels } from './labels.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

export const editorLabels: EditorLabels = {
  toolbar: words('Định dạng', 'Format', '서식'),
  heading: words('Tiêu đề', 'Heading', '제목'),
  subheading: words('Tiêu đề nhỏ', 'Subheading', '소제목'),
  bold: words('Đậm', 'Bold', '굵게'),
  italic: words('Nghiêng', 'Italic', '기울임'),
  underline: words('Gạch chân', 'Underline', '밑줄'),
  bulletList: words('Danh sách', 'List', '목록'),
  orderedList: words('Danh sách đánh số', 'Numbered list', '번호 목록'),
  quote: words('Trích dẫn', 'Quote', '인용'),
  link: words('Liên kết', 'Link', '링크'),
  image: common.addPictures,
  undo: common.undo,
  redo: words('Làm lại', 'Redo', '다시 실행'),
  linkAddress: words('Địa chỉ liên kết', 'Address of the link', '링크 주소'),
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
