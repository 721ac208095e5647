import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { RatingInput } from './RatingInput.tsx';
import shown from './RatingInput.stories.tsx';

const meta = {
  title: 'ui/Sheets/RatingInput',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: RatingInput,
  args: shown.args,
} satisfies Meta<typeof RatingInput>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['open', 'disabled'] as const}
      columns={['0', '1', '3', '5'] as const}
      cellWidth={250}
    >
      {(row, stars) => (
        <FieldGroup
          legend={words('Chất lượng', 'Quality', '품질')}
          error={
            row === 'open' && stars === '0'
              ? words('Chọn số sao.', 'Choose the stars.', '별점을 골라 주세요.')
              : undefined
          }
        >
          <RatingInput {...args} value={Number(stars) || null} disabled={row === 'disabled'} />
        </FieldGroup>
      )}
    </Sheet>
  ),
};
