import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'ui/Sheets/VisuallyHidden',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet rows={['between words'] as const} columns={['seen'] as const}>
      {() => (
        <>
          {words('trước|', 'before|', '앞|')}
          <VisuallyHidden>{words('chỉ để nghe', 'to be heard', '듣기 전용')}</VisuallyHidden>
          {words('|sau', '|after', '|뒤')}
        </>
      )}
    </Sheet>
  ),
};
