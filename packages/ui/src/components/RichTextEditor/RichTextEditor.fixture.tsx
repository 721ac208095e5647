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
  gallery: words('Bộ ảnh', 'Gallery', '갤러리'),
  caption: words('Chú thích ảnh', 'Caption', '사진 설명'),
  captionHint: 'Viết chú thích',
  describe: words('Tả ảnh bằng lời', 'Describe the picture', '사진을 글로 설명'),
  describeHint: words('Trong ảnh có gì?', 'What does it show?', '무엇이 보이나요?'),
  describeApply: 'Ghi lại',
  product: words('Món trong cửa hàng', 'A piece of the shop', '상점 상품'),
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

/** A shop of one piece. */
export const somePieces: NonNullable<RichTextEditorProps['products']> = {
  card: (id) => <p>Món số {id}</p>,
  finder: (choose) => (
    <button type="button" onClick={() => choose(7)}>
      Ghế 7
    </button>
  ),
};
