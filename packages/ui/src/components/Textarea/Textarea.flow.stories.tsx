import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Textarea } from './Textarea.tsx';
import shown from './Textarea.stories.tsx';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  ...shown,
  title: 'ui/Form/Textarea/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Textarea>;
export default meta;

export const EnterIsALineAndNeverSends: StoryObj<typeof meta> = {
  render: () => (
    <form onSubmit={onSubmit}>
      <Field label="Lời nhắn cho người giao">
        <Textarea />
      </Field>
      <Button type="submit">Gửi</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const words = within(canvasElement).getByRole('textbox', { name: 'Lời nhắn cho người giao' });
    await userEvent.tab();
    await expect(words).toHaveFocus();
    const before = words.offsetHeight;
    await userEvent.keyboard('Một{Enter}Hai{Enter}Ba{Enter}Bốn{Enter}Năm{Enter}Sáu');
    await expect(words).toHaveValue('Một\nHai\nBa\nBốn\nNăm\nSáu');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(words.offsetHeight).toBeGreaterThan(before);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
