import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { dateTexts, koreanDates, storyDay } from '../../testing/dates.ts';
import { Field } from '../Field/Field.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'ui/Form/DateField',
  component: DateField,
  tags: ['autodocs'],
  args: { texts: dateTexts, today: storyDay },
  argTypes: { texts: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 280, minHeight: 460 }}>
      <Field label="Ngày nhận nhà">
        <DateField {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByRole('grid');
};

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-03-20' } };
export const Open: Story = { args: { value: '2026-03-20' }, play: open };
export const WithinBounds: Story = { args: { min: '2026-03-06', max: '2026-03-27' }, play: open };
export const Korean: Story = {
  args: { value: '2026-03-20', texts: koreanDates },
  play: open,
  render: (args) => (
    <div lang="ko" style={{ maxWidth: 280, minHeight: 460 }}>
      <Field label="입주일">
        <DateField {...args} />
      </Field>
    </div>
  ),
};
export const Disabled: Story = { args: { value: '2026-03-20', disabled: true } };
