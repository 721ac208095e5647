import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { TagInput } from './TagInput.tsx';
import shown from './TagInput.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/TagInput/flow',
  tags: ['!autodocs'],
  args: { ...shown.args, onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof TagInput>;

export default meta;

/** Enter, comma, a pasted list and leaving make tags; none twice, none beyond the limit. */
export const MakesTags: StoryObj<typeof meta> = {
  args: { max: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Thẻ' });
    await userEvent.type(field, '#bếp{Enter}');
    await userEvent.type(field, 'Bếp,hiên,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['bếp', 'hiên']);
    await userEvent.paste('sân, gác lửng, ban công, thừa');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'bếp',
      'hiên',
      'sân',
      'gáclửng',
      'bancông',
    ]);
    await expect(field).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ hiên' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('bancông');
    await expect(args.onChange).toHaveBeenLastCalledWith(['bếp', 'sân', 'gáclửng']);
    await userEvent.type(field, '2');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith(['bếp', 'sân', 'gáclửng', 'bancông2']);
  },
};
