import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'ui/Sheets/Textarea',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Textarea,
} satisfies Meta<typeof Textarea>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['2', '4'] as const}
      columns={['empty', 'filled', 'invalid', 'disabled', 'read-only'] as const}
      cellWidth={200}
    >
      {(rows, state) => (
        <Textarea
          aria-label={`${rows} ${state}`}
          rows={Number(rows)}
          placeholder={words('Lời nhắn', 'Message', '남길 말')}
          defaultValue={state === 'empty' ? undefined : 'Giao sau 18 giờ.'}
          aria-invalid={state === 'invalid' || undefined}
          disabled={state === 'disabled'}
          readOnly={state === 'read-only'}
        />
      )}
    </Sheet>
  ),
};
