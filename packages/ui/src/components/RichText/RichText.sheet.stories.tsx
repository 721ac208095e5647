import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { RichText } from './RichText.tsx';
import { article } from './RichText.fixture.ts';

const meta = {
  title: 'ui/Sheets/RichText',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: RichText,
} satisfies Meta<typeof RichText>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['article'] as const} columns={['desktop', 'phone'] as const}>
      {(_row, column, mode) => (
        <div style={{ width: column === 'phone' ? 320 : 640 }}>
          <RichText html={article} tableLabel={`${mode} ${column}`} />
        </div>
      )}
    </Sheet>
  ),
};
