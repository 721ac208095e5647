import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '@hien/ui';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MeasureInput } from './MeasureInput.tsx';

/** It is given back what it tells, as forms do. */
function Held({ value, onChange, ...rest }: ComponentProps<typeof MeasureInput>) {
  const [now, setNow] = useState(value);
  return (
    <Field label="A length">
      <MeasureInput
        {...rest}
        value={now}
        onChange={(next) => {
          setNow(next);
          onChange(next);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'screens/shared/MeasureInput',
  component: MeasureInput,
  tags: ['!autodocs'],
  args: { value: 1.2, unit: 'm', max: 100, onChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof MeasureInput>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** What stands there, and what either mark comes to once the box is left. */
const reads =
  (shown: string, left: string) =>
  async ({ canvas, userEvent, args }: Stage): Promise<void> => {
    const box = await canvas.findByRole('textbox', { name: 'A length' });
    await expect(box).toHaveValue(shown);
    for (const typed of ['2,5', '2.5']) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
      // While one types, it is as it was typed.
      await expect(box).toHaveValue(typed);
      await userEvent.tab();
      await expect(box).toHaveValue(left);
    }
    await userEvent.clear(box);
    await userEvent.type(box, '101');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  };

export const Vietnamese: Story = { globals: { language: 'vi' }, play: reads('1,2', '2,5') };
export const English: Story = { globals: { language: 'en' }, play: reads('1.2', '2.5') };
export const Korean: Story = { globals: { language: 'ko' }, play: reads('1.2', '2.5') };
