import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { DocumentUploader } from './DocumentUploader.tsx';
import shown from './DocumentUploader.stories.tsx';

const meta = {
  title: 'ui/Sheets/DocumentUploader',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: DocumentUploader,
  args: shown.args,
} satisfies Meta<typeof DocumentUploader>;

export default meta;

const papers = [
  '/media/uploads/bao-gia-can-ho-72m2.pdf',
  '/media/uploads/hop-dong-thi-cong-noi-that-toan-bo-can-ho-ban-cuoi-da-ky.docx',
];

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['open', 'disabled'] as const}
      columns={['empty', 'some', 'full'] as const}
      cellWidth={330}
    >
      {(row, column, mode) => (
        <DocumentUploader
          {...args}
          texts={{ ...args.texts, list: `${args.texts.list} ${row} ${column} ${mode}` }}
          value={column === 'empty' ? [] : papers}
          limit={column === 'full' ? 2 : 10}
          disabled={row === 'disabled'}
        />
      )}
    </Sheet>
  ),
};
