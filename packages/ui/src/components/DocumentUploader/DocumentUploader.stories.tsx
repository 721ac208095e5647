import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { arrives, fails, imageTexts, staysAt } from '../../testing/uploads.ts';
import { words } from '../../testing/languages/words.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { DocumentUploader } from './DocumentUploader.tsx';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/DocumentUploader',
  component: DocumentUploader,
  tags: ['autodocs'],
  args: {
    limit: 10,
    upload: arrives,
    texts: {
      ...imageTexts,
      add: words('Thêm tài liệu', 'Add a document', '문서 추가'),
      hint: words(
        'PDF, Word, Excel hoặc ảnh chụp, mỗi tệp tối đa 20 MB.',
        'PDF, Word, Excel or a photo, up to 20 MB each.',
        'PDF, Word, Excel 또는 사진, 파일당 최대 20 MB.',
      ),
      list: words('Tài liệu đã thêm', 'Documents added', '추가한 문서'),
      kept: (kept, of) => `Đã giữ ${kept} trong ${of} tệp vừa chọn.`,
      refused: (name) => `${name}: chỉ nhận PDF, Word, Excel hoặc ảnh`,
      failed: (name) => `Chưa tải lên được ${name}.`,
      size: (bytes) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
    },
  },
  argTypes: { texts: { control: false } },
  render: told((args) => (
    <FieldGroup
      legend={words('Hồ sơ năng lực', 'Company profile', '회사 소개서')}
      style={{ maxWidth: 480 }}
    >
      <DocumentUploader {...args} />
    </FieldGroup>
  )),
} satisfies Meta<typeof DocumentUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const papers = ['/media/uploads/bao-gia-can-ho-72m2.pdf', '/media/uploads/hop-dong.docx'];
const paper = new File(['%PDF-1.7 '], 'ban-ve-mat-bang.pdf', { type: 'application/pdf' });

const choose: Story['play'] = async ({ canvasElement }) => {
  const input = canvasElement.querySelector('input');
  if (input) await userEvent.upload(input, paper);
  await within(canvasElement).findByText('ban-ve-mat-bang.pdf');
};

export const Empty: Story = {};
export const Some: Story = { args: { value: papers, hrefOf: (address) => `#${address}` } };
export const Sending: Story = { args: { value: papers, upload: staysAt(0.7) }, play: choose };
export const Failed: Story = { args: { upload: fails }, play: choose };
